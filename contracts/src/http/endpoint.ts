import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The statuses that a call can refuse with, as only the call itself can know. */
export type Refusal = 401 | 402 | 403 | 404 | 409 | 410 | 429

/** One call of the API: where it is, what it takes, what it answers. The back end reads and answers by it. */
export interface Endpoint {
  readonly method: Method
  /** Express path, such as `/api/meetups/:meetupId/join`. */
  readonly path: `/api/${string}`
  /** What the call is for, as the API description says it. */
  readonly summary: string
  /** What stands behind the `?` of the address; absent when nothing there is read. */
  readonly query?: z.ZodObject
  /** The JSON body; absent when the call takes none. */
  readonly body?: z.ZodType
  /** Media types, where the body is a file as it is, and no JSON. */
  readonly upload?: readonly string[]
  /** What is answered, as JSON; of a file, what it holds. */
  readonly response: z.ZodType
  /** The media type, where the answer is a text file to keep. */
  readonly file?: 'text/csv' | 'text/calendar' | 'application/json'
  /** When the answer comes with status 202, in words; absent when it never does. */
  readonly accepted?: string
  /** Headers of the answer that callers read, and what each says. */
  readonly headers?: Readonly<Record<string, string>>
  /** Refusals beside those that follow from what stands here, from whom the call is for, and from its limit. */
  readonly refuses?: readonly Refusal[]
}

/** What an endpoint answers, as JSON. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
