import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHROMIUM_PROGRAMS, LIGHT_CHROMIUM } from '../local/chromium.ts'
import { findProgram } from '../local/find-program.ts'

/** What the tests need beside npm's packages, and the Debian package it comes in. */
const TOOLS = [
  { programs: ['redis-server'], debian: 'redis-server' },
  { programs: CHROMIUM_PROGRAMS, debian: LIGHT_CHROMIUM },
]
/** What they do without where it cannot be installed. */
const HELPS = [
  // With a browser that has windows and tabs around it, the tests take several times as long.
  { isThere: () => findProgram(LIGHT_CHROMIUM) !== undefined, debian: LIGHT_CHROMIUM },
  // What a page is drawn with until its own typefaces are there; the browser recommends these, but does not bring them.
  { isThere: () => existsSync('/usr/share/fonts/truetype/liberation'), debian: 'fonts-liberation' },
]

const toolsMissing = () =>
  TOOLS.filter(({ programs }) => findProgram(...programs) === undefined).map(({ debian }) => debian)

const helpsMissing = HELPS.filter(({ isThere }) => !isThere()).map(({ debian }) => debian)
const wanted = [...new Set([...toolsMissing(), ...helpsMissing])]
if (wanted.length > 0) install(wanted)
const missing = toolsMissing()
if (missing.length > 0) {
  process.stderr.write(
    `The tests need ${missing.join(' and ')}. Install them, for example: sudo apt-get install ${missing.join(' ')}\n`,
  )
  process.exit(1)
}

/** Installs Debian packages where we may. */
function install(packages: string[]): void {
  if (findProgram('apt-get') === undefined) return
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  process.stdout.write(`Installing ${packages.join(' and ')}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...root, 'apt-get', ...args]
    return spawnSync(program, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  if (run('update', '-qq')) run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
