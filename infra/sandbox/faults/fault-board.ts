import { PROVIDERS, type Provider } from '../providers.ts'

/**
 * `cut-off`, `html` and `drip` answer, but not as they should: half the answer, a page for people, or a byte now and
 * then. `remembered` does the work and says that it failed, and says so again to whoever repeats the idempotency key.
 */
export const FAULT_KINDS = [
  'down',
  'slow',
  'rate-limited',
  'error',
  'remembered',
  'cut-off',
  'html',
  'drip',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  provider: Provider
  kind: FaultKind
  /** How many more calls it spoils. */
  count: number
  /** The share of calls it spoils, above 0 and at most 100. */
  percent: number
  /** Only calls whose path ends like this; empty: any. */
  path: string
}

/** How long a slow call waits before it is served, in milliseconds. */
export const SLOW_MS = 3_000

export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value)
}

export interface FaultBoard {
  /** Replaces the provider's fault; a count of 0 clears it. */
  set(fault: Fault): void
  /**
   * The fault that a call to the provider meets, counted as used; undefined: the call is served. Without an idempotency
   * key there is nothing by which a failure could be remembered.
   */
  take(provider: Provider, path: string, key?: string): FaultKind | undefined
  list(): Fault[]
  /** The idempotency keys of calls whose failure is remembered. */
  failedKeys: Set<string>
  /** Forgets those as well. */
  clear(): void
}

/** @param random gives a number from 0 up to 1, for faults that spoil a share of the calls */
export function createFaultBoard(random: () => number = Math.random): FaultBoard {
  const faults = new Map<Provider, Fault>()
  const failedKeys = new Set<string>()
  return {
    set(fault) {
      if (fault.count === 0) faults.delete(fault.provider)
      else faults.set(fault.provider, { ...fault })
    },
    take(provider, path, key = '') {
      const fault = faults.get(provider)
      if (fault?.kind === 'remembered' && key === '') return undefined
      if (!fault || !path.endsWith(fault.path) || random() * 100 >= fault.percent) return undefined
      fault.count -= 1
      if (fault.count === 0) faults.delete(provider)
      return fault.kind
    },
    list: () => PROVIDERS.flatMap((provider) => faults.get(provider) ?? []).map((fault) => ({ ...fault })),
    failedKeys,
    clear() {
      faults.clear()
      failedKeys.clear()
    },
  }
}
