import type { z } from 'zod'
import type { AnyEndpoint, Endpoint } from './endpoint.ts'
import { parseParams } from './params.ts'

/** Ties an endpoint's parameters to its work. */
export function defineEndpoint<Schema extends z.ZodType>(endpoint: Endpoint<Schema>): AnyEndpoint {
  const { params, run, ...rest } = endpoint
  return {
    ...rest,
    take(given) {
      const taken = parseParams(params, given)
      return (context, id) => run(context, taken, id)
    },
  }
}
