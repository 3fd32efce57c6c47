import { Client, LogLevel } from '@notionhq/client'
import type { ProviderPace } from '#platform/provider-pace'
import { type CallPatience, createProviderCalls } from '../provider-calls.ts'
import { readNotionError } from './notion-errors.ts'

/** An answer that has begun also has to end within this time, in milliseconds. */
const TIMEOUT_MS = 20_000

export interface NotionConnection {
  client: Client
  /** Makes a call in its turn, and repeats it where that helps. Throws a ProviderProblem. */
  call: ReturnType<typeof createProviderCalls>
}

export type OpenNotion = (token: string, patience: CallPatience) => NotionConnection

/** Waiting and repeating are up to us, not the client, since all processes share one limit. */
export function createOpenNotion(parts: { apiBaseUrl: string | undefined; pace: ProviderPace }): OpenNotion {
  const { apiBaseUrl: baseUrl, pace } = parts
  return (auth, patience) => ({
    client: new Client({
      auth,
      retry: false,
      timeoutMs: TIMEOUT_MS,
      logLevel: LogLevel.ERROR,
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
      ...(baseUrl !== undefined && { baseUrl }),
    }),
    call: createProviderCalls({ pace, read: readNotionError, patience }),
  })
}
