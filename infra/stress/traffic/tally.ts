import type { Answered } from './ask.ts'

/** One request that did not do what was asked. */
export interface Failure {
  kind: string
  /** When it was answered, as `performance.now()`. */
  at: number
  status: number
  text: string
  retryAfter: string | undefined
}

/** What became of requests. */
export interface Tally {
  add(kind: string, answer: Answered): void
  count(): number
  failures(): readonly Failure[]
  /** Milliseconds that this share of all answers took at most, such as 0.99; of one kind, if it is named. */
  took(share: number, kind?: string): number
  /** One line for each kind. */
  lines(): string[]
}

export function createTally(): Tally {
  const times = new Map<string, number[]>()
  const failures: Failure[] = []
  const sorted = (kind?: string) =>
    (kind === undefined ? [...times.values()].flat() : (times.get(kind) ?? [])).toSorted((a, b) => a - b)
  const took = (share: number, kind?: string) => {
    const all = sorted(kind)
    return all[Math.ceil(all.length * share) - 1] ?? 0
  }
  return {
    add(kind, { status, text, headers, ms }) {
      const known = times.get(kind) ?? []
      known.push(ms)
      times.set(kind, known)
      if (status >= 200 && status < 300) return
      failures.push({ kind, at: performance.now(), status, text, retryAfter: headers['retry-after'] })
    },
    count: () => [...times.values()].reduce((sum, all) => sum + all.length, 0),
    failures: () => failures,
    took,
    lines() {
      return [...times].map(([kind, all]) => {
        const failed = failures.filter((failure) => failure.kind === kind).length
        const ms = (share: number) => `${took(share, kind).toFixed(0)} ms`
        return `${kind.padEnd(10)} ${String(all.length).padStart(6)}, ${failed} failed, median ${ms(0.5)}, p99 ${ms(0.99)}, at most ${ms(1)}`
      })
    },
  }
}

const MAX_REASON = 200

/** Every reason for which something failed, and how often. */
export function reasonsOf(failures: readonly Failure[]): string[] {
  const reasons = failures.map(({ kind, status, text }) => {
    const words = text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').slice(0, MAX_REASON)
    return `${kind}: ${status === 0 ? 'broken off' : status} ${words}`
  })
  return [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => `${all.length} × ${reason}`)
}
