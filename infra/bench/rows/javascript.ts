import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runToEnd } from '../../local/supervisor.ts'
import type { Row } from '../row.ts'

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
/** The script of every page that is no module and so in no list. */
const THEME = 'theme.js'
const LANDING = /\/landing-screen\.tsx$/
/** The frame around every screen but the landing page. */
const SHELL = 'src/app/shell/shell.tsx'
const SCREEN = /-screen\.tsx$/
const BYTES_IN_KB = 1_000

export const javascript: Row = {
  number: 15,
  title: 'JavaScript, gzip',
  async measure({ root }) {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-dist-'))
    try {
      await buildInto(folder, root)
      return findingsOf(folder, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function buildInto(folder: string, root: string): Promise<string> {
  const args = ['build', join(root, 'frontend'), '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { PATH } = process.env
  return runToEnd({
    name: 'build',
    args: [join(root, 'node_modules/vite/bin/vite.js'), ...args],
    env: { PATH },
  })
}

function findingsOf(folder: string, manifest: Manifest) {
  const parts = manifest[ENTRY]?.dynamicImports ?? []
  const landing = parts.find((part) => LANDING.test(part))
  const screens = parts.filter((part) => SCREEN.test(part) && part !== landing)
  if (landing === undefined || screens.length === 0 || manifest[SHELL] === undefined)
    throw new Error('The landing page, its shell or the other screens were not found in what was built')
  const sizeOf = (sources: string[]) => gzippedKb(folder, manifest, [ENTRY, ...sources])
  const [heaviest, size] = screens
    .map((screen) => [screen, sizeOf([SHELL, screen])] as const)
    .reduce((most, next) => (next[1] > most[1] ? next : most))
  const name = heaviest.replace(/^.*\/|\.tsx$/g, '')
  return [
    {
      what: 'JavaScript of the landing page, gzip',
      ours: sizeOf([landing]),
      unit: 'kB',
      bar: { atMost: 85 },
    } as const,
    {
      what: `JavaScript of the heaviest route (${name}), gzip`,
      ours: size,
      unit: 'kB',
      bar: { atMost: 150 },
    } as const,
  ]
}

/** Everything that these sources load at once; menus and messages come when somebody asks for them. */
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
