import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './find-program.ts'

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium. Throws where none is installed. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome')
  if (executablePath === undefined)
    throw new Error('No Chromium is installed. Install one, for example: apt-get install chromium')
  return chromium.launch({ executablePath, args: QUIET })
}
