import type { Provider } from '../providers.ts'

/** A call that a stand-in received. */
export interface RecordedRequest {
  provider: Provider
  method: string
  /** Path without the query; for mail, the recipients. */
  path: string
  query: Record<string, unknown>
  idempotencyKey: string | null
  body: unknown
  /** Null while the call is under way, and for good when its connection ended without an answer. */
  status: number | null
  /** When the call came in, ISO 8601. */
  at: string
}

export interface RequestLog {
  /** Adds a call. The caller fills in body and status later, on the same object. */
  add(request: RecordedRequest): void
  /** The calls to one provider, or to all, newest last. */
  list(provider?: Provider): RecordedRequest[]
  clear(): void
}

/** How many calls are remembered. */
const LIMIT = 5_000

/** Remembers the latest calls, in memory. */
export function createRequestLog(): RequestLog {
  const requests: RecordedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length > LIMIT) requests.shift()
    },
    list: (provider) => requests.filter((request) => provider === undefined || request.provider === provider),
    clear: () => {
      requests.length = 0
    },
  }
}
