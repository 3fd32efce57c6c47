import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** How many kB of JavaScript, packed by gzip, a first visit may cost at most. */
export const MAX_KB = { landing: 85, route: 150 } as const

/** Vite's list of what it built, by source. */
type Manifest = Record<string, Chunk | undefined>

interface Chunk {
  file: string
  /** Loaded together with it. */
  imports?: string[]
  /** Loaded when it asks for them. */
  dynamicImports?: string[]
}

const ENTRY = 'index.html'
/** The script of every page that is not a module, and so is in no list. */
const THEME = 'theme.js'
/** What fetches the others of a page that the server has drawn. */
const WAKE = 'src/wake.ts'
const LANDING = /\/landing-screen\.tsx$/
/** The frame around every screen but the landing page. */
const SHELL = 'src/app/shell/shell.tsx'
const SCREEN = /-screen\.tsx$/
const BYTES_IN_KB = 1_000

export interface ScriptSizes {
  /** In kB, as `heaviest.kb` is. */
  landing: number
  /** Of all screens but the landing page. */
  heaviest: { name: string; kb: number }
}

/**
 * What a browser loads at once from what Vite has built into a folder: the entry, the shell (not on the landing page),
 * the screen, and all that these import. Throws when one of them is missing.
 */
export function scriptSizesOf(folder: string): ScriptSizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const parts = manifest[ENTRY]?.dynamicImports ?? []
  const landing = parts.find((part) => LANDING.test(part))
  const screens = parts.filter((part) => SCREEN.test(part) && part !== landing)
  if (
    landing === undefined ||
    screens.length === 0 ||
    [SHELL, WAKE].some((source) => manifest[source] === undefined)
  )
    throw new Error('The landing page, its shell or the other screens were not found in what was built')
  const sizeOf = (sources: string[]) => gzippedKb(folder, manifest, [ENTRY, ...sources])
  const heaviest = screens
    .map((screen) => ({ name: screen.replace(/^.*\/|\.tsx$/g, ''), kb: sizeOf([SHELL, screen]) }))
    .reduce((most, next) => (next.kb > most.kb ? next : most))
  return { landing: sizeOf([landing, WAKE]), heaviest }
}

/** Everything that these sources load at once; menus and messages are loaded on demand. */
function gzippedKb(folder: string, manifest: Manifest, sources: string[]): number {
  const files = new Map<string, string>()
  const waiting = [...sources]
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = manifest[source]
    if (chunk === undefined || files.has(source)) continue
    files.set(source, chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  const scripts = [...files.values(), THEME].filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
  return bytes / BYTES_IN_KB
}
