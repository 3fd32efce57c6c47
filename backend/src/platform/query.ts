import type { Request } from 'express'
import type { z } from 'zod'
import { DomainError } from './domain-error.ts'

/** Reads the query of an address. Throws `invalid-input` that names each parameter which does not fit. */
export function readQuery<Query extends z.ZodType>(schema: Query, req: Request): z.output<Query> {
  const result = schema.safeParse(req.query)
  if (result.success) return result.data
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new DomainError('invalid-input', reasons.join('; '))
}
