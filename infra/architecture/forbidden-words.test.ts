import { describe, expect, it } from 'vitest'
import { FORBIDDEN_WORDS, findForbiddenWords } from './forbidden-words.ts'

const DECISION = 'backend/src/modules/network/domain/seats.ts'

// Put together here, so that this file does not contain what it tests.
const cases: { words: string[]; kind: string; path?: string }[] = [
  { words: ['see ..', '/shared/spec.md'], kind: 'a path outside the repository' },
  { words: ['open /wo', 'rk/main'], kind: 'a path outside the repository' },
  { words: ['https://regi', 'stry.npmjs.org/zod'], kind: 'the host of a package registry' },
  { words: ['// TO', 'DO: later'], kind: 'a promise to do it later' },
  { words: ['// @ts-ig', 'nore'], kind: 'a check that is switched off without a reason' },
  {
    words: ['// oxlint-dis', 'able-next-line eqeqeq'],
    kind: 'a check that is switched off without a reason',
  },
  { words: ['it.on', "ly('a')"], kind: 'a test that is left out, or that leaves others out' },
  { words: ['describe.sk', "ip('a')"], kind: 'a test that is left out, or that leaves others out' },
  { words: ['it.sk', "ip.each([1])('a')"], kind: 'a test that is left out, or that leaves others out' },
  { words: ['await new Promise((done) => setTime', 'out(done, 50))'], kind: 'a test that sleeps' },
  { words: ["from 'node:timers/pro", "mises'"], kind: 'a test that sleeps' },
  { words: ['vi.mo', "ck('./sql.ts')"], kind: 'a mock of our own code' },
  { words: ['key: sk_', 'live_4eC39HqLyjWDarjtT1'], kind: 'what looks like a key' },
  { words: ['-----BEG', 'IN RSA PRIVATE KEY-----'], kind: 'what looks like a key' },
  { words: ['bot 1234567890:', `AA${'h'.repeat(33)}`], kind: 'what looks like a key' },
  ...[
    'const now = new Date()',
    'return Date.now() - since',
    'rows.map(Date.now)',
    'Math.random() < 0.5',
    'const id = crypto.randomUUID()',
    'globalThis.crypto.getRandomValues(bytes)',
    'performance.now()',
    "await fetch('https://example.org')",
    'process.env.PORT',
  ].map((text) => ({
    words: [text],
    kind: 'a decision that looks at the clock, at chance or at the world',
    path: DECISION,
  })),
]

const kindsIn = (path: string, text: string) =>
  findForbiddenWords(path, text).map(({ broken }) => broken.name)

describe('forbidden words', () => {
  it.each(cases)('are seen: $words.0…', ({ words, kind, path = 'a.test.ts' }) => {
    expect(kindsIn(path, words.join(''))).toEqual([kind])
  })

  it('have a case of every kind', () => {
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(FORBIDDEN_WORDS.map(({ name }) => name)))
  })

  it('are told by their line', () => {
    expect(findForbiddenWords('a.md', ['fine\nTO', 'DO\n'].join('')).map(({ line }) => line)).toEqual([2])
  })

  it.each([
    { path: 'server.ts', text: ['setTime', 'out(close, 100)'].join('') },
    { path: 'a.test.ts', text: "options.only('it')" },
    { path: 'a.ts', text: ['// oxlint-dis', 'able-line no-console -- the terminal is the user'].join('') },
    { path: 'a.ts', text: 'sk_test_sandbox and whsec_sandbox' },
    { path: 'a.ts', text: "import { a } from './shared-screen.ts'" },
    { path: DECISION, text: 'new Date(now.getTime() + 5)' },
    { path: DECISION, text: '// Counts what was fetched(again), for its performance.' },
    { path: DECISION, text: 'parts.fetch(place)' },
    { path: DECISION.replace('.ts', '.test.ts'), text: 'const now = new Date()' },
    { path: DECISION.replace('domain', 'commands'), text: 'const now = new Date()' },
    { path: 'a.ts', text: "import { Worker } from '../network/worker.ts'" },
  ])('are not seen in $path: $text', ({ path, text }) => {
    expect(kindsIn(path, text)).toEqual([])
  })
})
