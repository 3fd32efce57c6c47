import type { Request } from 'express'
import type { z } from 'zod'
import { readInput } from './read-input.ts'

/** Reads the query of an address. Throws `invalid-input` that names each parameter which does not fit. */
export function readQuery<Query extends z.ZodType>(schema: Query, req: Request): z.output<Query> {
  return readInput(schema, req.query)
}
