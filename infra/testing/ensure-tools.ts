import { spawnSync } from 'node:child_process'
import { CHROMIUM_PROGRAMS } from '../local/chromium.ts'
import { findProgram } from '../local/find-program.ts'

/** What the tests need beside npm's packages, and the Debian package it comes in. */
const TOOLS = [
  { programs: ['redis-server', 'valkey-server'], debian: 'redis-server' },
  { programs: CHROMIUM_PROGRAMS, debian: 'chromium-headless-shell' },
]

const missing = TOOLS.filter(({ programs }) => findProgram(...programs) === undefined).map(
  ({ debian }) => debian,
)
if (missing.length > 0 && !install(missing)) {
  process.stderr.write(
    `The tests need ${missing.join(' and ')}. Install them, for example: sudo apt-get install ${missing.join(' ')}\n`,
  )
  process.exit(1)
}

/** Installs Debian packages where we may. */
function install(packages: string[]): boolean {
  if (findProgram('apt-get') === undefined) return false
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  process.stdout.write(`Installing ${packages.join(' and ')}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...root, 'apt-get', ...args]
    return spawnSync(program, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
