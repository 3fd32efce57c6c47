import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The statuses of refusals that only the call itself can know of. */
export type Refusal = 401 | 402 | 403 | 404 | 409 | 410 | 429

/** One call of the API: its path, what it takes and what it returns. The back end parses and responds by it. */
export interface Endpoint {
  readonly method: Method
  /** Express path, such as `/api/meetups/:meetupId/join`. */
  readonly path: `/api/${string}`
  /** What the call is for, as the API description says it. */
  readonly summary: string
  /** The query parameters; absent when none are read. */
  readonly query?: z.ZodObject
  /** The JSON body; absent when the call takes none. */
  readonly body?: z.ZodType
  /** The media types, where the body is a raw file instead of JSON. */
  readonly upload?: readonly string[]
  /** The response as JSON; for a file, its content. */
  readonly response: z.ZodType
  /** The media type, where the response is a text file to download. */
  readonly file?: 'text/csv' | 'text/calendar' | 'application/json'
  /** When the response has status 202, in words; absent when it never does. */
  readonly accepted?: string
  /** Response headers that callers read, and what each means. */
  readonly headers?: Readonly<Record<string, string>>
  /** Refusals beyond those that follow from this definition, from whom the call is for, and from its limit. */
  readonly refuses?: readonly Refusal[]
}

/** What an endpoint returns, as JSON. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
