import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../local/chromium.ts'
import { icoOf } from './ico.ts'

/**
 * Makes the icons for browsers and home screens that read no drawing, from the one that the others read. The results are
 * kept in the repository; run this when `icon.svg` is to change.
 */
const PUBLIC = fileURLToPath(new URL('../../frontend/public/', import.meta.url))

interface Picture {
  /** Pixels of its side. */
  size: number
  /** What is left free around the drawing, in pixels. */
  margin: number
  /** Any colour of CSS; without one, what lies behind it is seen. */
  ground?: string
}

const TAB: Picture = { size: 32, margin: 0 }
/** Home screens cut the corners off, and paint black what is left open. */
const HOME_SCREEN: Picture = { size: 180, margin: 28, ground: '#f9f9f6' }

const drawing = readFileSync(`${PUBLIC}icon.svg`, 'utf8')
const browser = await launchBrowser()
try {
  writeFileSync(`${PUBLIC}favicon.ico`, icoOf(await draw(browser, TAB), TAB.size))
  writeFileSync(`${PUBLIC}apple-touch-icon.png`, await draw(browser, HOME_SCREEN))
} finally {
  await browser.close()
}

/** The drawing as PNG, in its colours for light ground. */
async function draw(by: Browser, { size, margin, ground = 'transparent' }: Picture): Promise<Buffer> {
  const page = await by.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' })
  const css = `body { margin: ${margin}px; background: ${ground} } svg { display: block }`
  await page.setContent(`<!doctype html><style>${css}</style>${drawing}`)
  return page.screenshot({ omitBackground: true })
}
