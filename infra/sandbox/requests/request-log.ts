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

/** Remembers the latest calls, `limit` at most, in memory. */
export function createRequestLog(limit = 5_000): RequestLog {
  const requests: RecordedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length > limit) requests.shift()
    },
    list: (provider) => requests.filter((request) => provider === undefined || request.provider === provider),
    clear: () => {
      requests.length = 0
    },
  }
}
