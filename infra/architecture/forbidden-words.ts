import { TEST } from './files.ts'

/** Words that have no place in a file, and what to do instead. */
export interface ForbiddenWords {
  name: string
  words: RegExp
  /** The files it applies to; all of them if left out. */
  files?: RegExp
  instead: string
}

// Letters are in brackets so that this file does not contain what it forbids.
export const FORBIDDEN_WORDS: readonly ForbiddenWords[] = [
  {
    name: 'a path outside the repository',
    words: /\.\.\/[s]hared\b|(^|[^\w.-])\/([w]ork|[h]ome|[U]sers|[r]oot)\//,
    instead: 'bring what is needed into the repository, or read its place from the configuration',
  },
  {
    name: 'the host of a package registry',
    words: /\b([r]egistry\.(npmjs|yarnpkg)\.|[n]pm\.pkg\.github|[a]rtifactory|[v]erdaccio|_[a]uthToken)/i,
    instead: 'leave it to the configuration of whoever installs',
  },
  {
    name: 'a promise to do it later',
    words: /\b([T]ODO|[F]IXME|[X]XX|[H]ACK)\b/,
    instead: 'do it now, or leave it away',
  },
  {
    name: 'a check that is switched off without a reason',
    words: /@ts-([i]gnore|[n]ocheck)|(oxlint|eslint)-[d]isable(?!.* -- \S)|[b]iome-ignore(?!.*: \S)/,
    instead: 'mend what the check found, or say behind it why it is wrong here',
  },
  {
    name: 'a test that is left out, or that leaves others out',
    words:
      /\b(describe|it|test|suite|bench)(\.\w+)*\.([o]nly|[s]kip|[t]odo|[s]kipIf|[r]unIf|[f]ails)\b|\b[x](it|describe)\(/,
    files: TEST,
    instead: 'mend the test or delete it',
  },
  {
    name: 'a test that sleeps',
    words: /\b[s]etTimeout\b|\b[w]aitForTimeout\b|\btimers\/[p]romises\b|\bAtomics\.[w]ait\b/,
    files: TEST,
    instead: 'wait for the condition with infra/testing/until.ts, or pass the time in',
  },
  {
    name: 'a mock of our own code',
    words: /\bvi\.([m]ock|[d]oMock|[s]pyOn)\(/,
    files: TEST,
    instead: 'pass the part in, or test on the real servers',
  },
  {
    name: 'what looks like a key',
    words:
      /-----[B]EGIN [A-Z ]*PRIVATE KEY|\b([s]k|[r]k|[p]k)_live_\w{8}|\b[w]hsec_\w{24}|\b[A]KIA[0-9A-Z]{16}|\b[g]h[pousr]_\w{30}|\b[g]ithub_pat_\w{30}|\b[n]pm_\w{36}|\b[x]ox[abprs]-\w{10}|\b[n]tn_\w{40}|\b\d{8,10}:[A]A[\w-]{33}(?![\w-])/,
    instead: 'revoke it where it was issued, then read its successor from the environment',
  },
  {
    // The import rules see what is imported; these are available without an import.
    name: 'a decision that looks at the clock, at chance or at the world',
    words:
      /\bnew Date(\(\)|(?!\())|\bDate\.now\b|\bTemporal\.Now\b|\bMath\.random\b|\b(crypto|performance)\.\w|(?<![\w.])fetch\(|\bprocess\.\w|\bset(Timeout|Interval|Immediate)\(/,
    files: /^backend\/src\/modules\/[^/]+\/domain\/(?!.*\.test\.ts$)/,
    instead: 'pass the time, the number or what was read as an argument',
  },
]

/** A place where forbidden words stand. */
export interface ForbiddenPlace {
  line: number
  text: string
  broken: ForbiddenWords
}

/** The places in a file where forbidden words stand, in the order of its lines. */
export function findForbiddenWords(path: string, text: string): ForbiddenPlace[] {
  const about = FORBIDDEN_WORDS.filter(({ files }) => files?.test(path) ?? true)
  return text
    .split('\n')
    .flatMap((line, index) =>
      about
        .filter(({ words }) => words.test(line))
        .map((broken) => ({ line: index + 1, text: line.trim(), broken })),
    )
}
