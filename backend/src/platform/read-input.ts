import type { z } from 'zod'
import { DomainError } from './domain-error.ts'

/** What was sent, as its schema reads it. Throws `invalid-input` that names each part which does not fit, and why. */
export function readInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent)
  if (result.success) return result.data
  const reasons = result.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  )
  throw new DomainError('invalid-input', reasons.join('; '))
}
