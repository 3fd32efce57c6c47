import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Where the build of the front end puts its files. */
export const DIST = fileURLToPath(new URL('../../../../frontend/dist/', import.meta.url))

const PAGE = `${DIST}index.html`
const DRAWING = `${DIST}.server/server.js`
const MANIFEST = `${DIST}.vite/manifest.json`

interface PageStart {
  found: boolean
  sources: string[]
  skeleton: string
}

/** The part of the front end that works without a browser. */
interface Drawing {
  /** The start page as HTML, from the JSON that its scripts find in it. */
  drawStartPage(data: { site: string; landing: string }): Promise<string>
  /** Whether a path has a screen of its own, the sources of that screen, and its skeleton as HTML. */
  startOf(path: string, site: string): Promise<PageStart>
}

/** The front end as it was built. */
export interface BuiltPage {
  /** The page before anything is put into it. */
  html: string
  drawing: Drawing | undefined
  /** The addresses of all scripts that these sources need. */
  scriptsOf(sources: readonly string[]): string[]
}

let kept: { build: BuiltPage; builtAt: number } | undefined

/** The latest build, read once; undefined while there is none. */
export function currentBuild(): BuiltPage | undefined {
  const builtAt = statSync(PAGE, { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) return undefined
  if (kept?.builtAt !== builtAt)
    kept = {
      build: { html: readFileSync(PAGE, 'utf8'), drawing: loadDrawing(), scriptsOf: scriptFinder() },
      builtAt,
    }
  return kept.build
}

/** What was built is not source code, so it is loaded by its path, like the page. */
function loadDrawing(): Drawing | undefined {
  return existsSync(DRAWING) ? createRequire(import.meta.url)(DRAWING) : undefined
}

/** Vite's list of what it built, by source. */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

function scriptFinder(): BuiltPage['scriptsOf'] {
  if (!existsSync(MANIFEST)) return () => []
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return (sources) => {
    const files = new Set<string>()
    const add = (source: string) => {
      const chunk = manifest[source]
      if (chunk === undefined || files.has(chunk.file)) return
      files.add(chunk.file)
      for (const needed of chunk.imports ?? []) add(needed)
    }
    for (const source of sources) add(source)
    return [...files].map((file) => `/${file}`)
  }
}
