import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API: where it is, what it takes, what it answers. */
export interface Endpoint<Body extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly method: Method
  /** Express path, such as `/api/meetups/:meetupId/join`. */
  readonly path: `/api/${string}`
  /** What the call is for, as the API description says it. */
  readonly summary: string
  /** The JSON body; absent when the call takes none. */
  readonly body?: Body
  readonly response: Response
}

/** What an endpoint answers, as JSON. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<Body extends z.ZodType, Response extends z.ZodType>(
  definition: Endpoint<Body, Response>,
): Endpoint<Body, Response> {
  return definition
}
