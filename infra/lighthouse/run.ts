import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../local/find-program.ts'
import { createClient } from '../simulation/http-client.ts'
import { CATEGORIES, type Category, type Figures, figuresOf, medians } from './figures.ts'

/**
 * Looks at the pages of a running copy with Lighthouse as a phone on a slow connection would, and prints the medians.
 * A machine that is also busy with other things makes them look worse: the last column tells how fast it was.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MEMBER = { email: 'member@meridian.example', password: 'demo-member' }
const CHROMIUM =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

interface LookedAt {
  path: string
  signedIn: boolean
  bars: Partial<Record<Category, number>>
}

const USABLE = { accessibility: 95, 'best-practices': 95 }
const PAGES: readonly LookedAt[] = [
  { path: '/', signedIn: false, bars: { performance: 98, accessibility: 98, 'best-practices': 98, seo: 98 } },
  { path: '/portal', signedIn: true, bars: USABLE },
  { path: '/member-map', signedIn: true, bars: USABLE },
  { path: '/checkout/pro', signedIn: false, bars: USABLE },
]
const MAX_SHIFT = 0.02

const chromium = findProgram('chromium', 'chromium-browser', 'google-chrome')
if (chromium === undefined)
  throw new Error('Lighthouse needs a whole Chromium, with its windows. Install it: apt-get install chromium')
const [address = 'http://127.0.0.1:3000', rounds = '5'] = process.argv.slice(2)
const site = new URL(address).origin
const cookie = await signIn()
for (const page of PAGES) {
  const figures = medians(Array.from({ length: Number(rounds) }, () => lookAt(page)))
  process.stdout.write(`${lineOf(page, figures)}\n`)
}

async function signIn(): Promise<string> {
  const browser = createClient(site)
  const answer = await browser.post('/api/login', MEMBER)
  if (answer.status !== 200)
    throw new Error(
      `The demo's member cannot sign in at ${site}: ${answer.text}. Start a copy with SEED_DEMO=1.`,
    )
  return browser.cookie()
}

/** One round. A busy machine makes Lighthouse lose a recording now and then; a page that is wrong fails each time. */
function lookAt(page: LookedAt, attempts = 4): Figures {
  try {
    return visit(page)
  } catch (problem) {
    if (attempts === 1) throw problem
    return lookAt(page, attempts - 1)
  }
}

/** A browser that has never been there. */
function visit({ path, signedIn }: LookedAt): Figures {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-lighthouse-'))
  const report = join(folder, 'report.json')
  const headers = signedIn ? ['--extra-headers', JSON.stringify({ Cookie: cookie })] : []
  const args = ['--yes', LIGHTHOUSE, `${site}${path}`, '--quiet', '--output=json', `--output-path=${report}`]
  try {
    const { status, stderr } = spawnSync('npx', [...args, `--chrome-flags=${CHROMIUM}`, ...headers], {
      env: { ...process.env, CHROME_PATH: chromium },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr}`)
    return figuresOf(JSON.parse(readFileSync(report, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf({ path, bars }: LookedAt, { scores, times, shift, speed }: Figures): string {
  const told = CATEGORIES.map((category) => {
    const bar = bars[category]
    const score = scores[category]
    return `${category} ${score}${bar === undefined ? '' : score >= bar ? ' ✓' : ` ✗ (at least ${bar})`}`
  })
  const spent = Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
  const still = `shift ${shift.toFixed(3)}${shift <= MAX_SHIFT ? ' ✓' : ` ✗ (at most ${MAX_SHIFT})`}`
  return [path.padEnd(14), ...told, ...spent, still, `machine ${Math.round(speed)}`].join(' · ')
}
