import type { z } from 'zod'
import type { NotionState } from './state.ts'

export interface EndpointContext {
  state: NotionState
  /** Where the pages of the workspace can be looked at. */
  base: string
  now: Date
  /** The id in the path; empty where there is none. */
  id: string
  query: Record<string, unknown>
}

/** A method of the API. */
export interface Endpoint<Body extends z.ZodType = z.ZodType> {
  method: 'get' | 'post' | 'patch'
  path: string
  body: Body
  /** @throws NotionError */
  run(context: EndpointContext, body: z.output<Body>): object
}

/** A method whose parameter types no longer matter. */
export interface AnyEndpoint {
  method: 'get' | 'post' | 'patch'
  path: string
  /** @throws NotionError or ZodError for a body that it does not take */
  call(context: EndpointContext, body: unknown): object
}

/** Ties a method's body to its work. */
export function defineEndpoint<Body extends z.ZodType>(endpoint: Endpoint<Body>): AnyEndpoint {
  const { method, path, body } = endpoint
  return { method, path, call: (context, given) => endpoint.run(context, body.parse(given ?? {})) }
}
