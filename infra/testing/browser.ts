export { launchBrowser } from '../local/chromium.ts'
