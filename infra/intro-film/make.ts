import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { launchBrowser } from '../local/chromium.ts'
import { CUES, webVtt } from './captions.ts'
import { landRings, type Topology } from './land-rings.ts'
import { type EncodedFrame, webmOf } from './webm.ts'

/**
 * Makes the film of the start page, its captions, its poster and the card that links are shown with: a browser draws
 * them, moment by moment. The results are kept in the repository; run this when the film is to change.
 */
const SECONDS = CUES.at(-1)?.to ?? 0
const POSTER_AT = 4.1
const POSTER_QUALITY = 0.6
/** As wide as the film, and for phones. */
const POSTER_WIDTHS = [1280, 720]
const SIZE = { width: 1280, height: 720 }

const path = (from: string) => fileURLToPath(new URL(`../../${from}`, import.meta.url))
const FRONTEND = path('frontend/')
const FILM = `${FRONTEND}src/features/landing/film/`
const FONTS: Record<string, string> = {
  '/Newsreader.woff2': path(
    'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  ),
  '/Schibsted.woff2': path(
    'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  ),
}

const atlas: Topology = JSON.parse(readFileSync(path('node_modules/world-atlas/land-110m.json'), 'utf8'))
const land = JSON.stringify(landRings(atlas))
const browser = await launchBrowser()
try {
  const page = await openStage(await browser.newPage())
  const bytesOf = async (call: string) => Buffer.from(await page.evaluate<string>(call), 'base64')
  const duration = SECONDS * 1_000
  write(`${FILM}intro.webm`, webmOf({ ...SIZE, duration, frames: await framesOf(page) }))
  write(`${FILM}intro.en.vtt`, Buffer.from(webVtt(CUES)))
  for (const width of POSTER_WIDTHS) {
    const still = await bytesOf(`film.still(${land}, ${POSTER_AT}, ${width}, ${POSTER_QUALITY})`)
    write(`${FILM}poster-${width}.webp`, still)
  }
  write(`${FRONTEND}public/site-card.png`, await bytesOf(`film.card(${land})`))
} finally {
  await browser.close()
}

async function framesOf(page: Page): Promise<EncodedFrame[]> {
  type Frame = Omit<EncodedFrame, 'data'> & { base64: string }
  const frames = await page.evaluate<Frame[]>(`film.encode(${land}, ${SECONDS})`)
  return frames.map(({ base64, ...frame }) => ({ ...frame, data: Buffer.from(base64, 'base64') }))
}

/** A page that has the drawing and the typefaces, at a place where encoders are allowed. */
async function openStage(page: Page): Promise<Page> {
  const input = fileURLToPath(new URL('browser/main.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'browser', tsconfig: false })
  const { output } = await bundle.generate({ format: 'iife' })
  await page.route('**', (route) => {
    const font = FONTS[new URL(route.request().url()).pathname]
    return route.fulfill(font ? { path: font } : { contentType: 'text/html', body: '<!doctype html>' })
  })
  await page.goto('http://localhost/')
  await page.addScriptTag({ content: output[0].code })
  return page
}

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes)
  process.stdout.write(`${file.slice(FRONTEND.length)}: ${Math.round(bytes.length / 1_000)} kB\n`)
}
