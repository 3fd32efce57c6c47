import type { z } from 'zod'
import { DomainError } from './domain-error.ts'
import { findUnstorable } from './unstorable-text.ts'

/**
 * What was sent, as its schema reads it. Throws `invalid-input` that names each part which does not fit, and why; no text
 * comes through that cannot be stored.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent)
  if (!result.success) throw refusal(result.error.issues)
  // What the schema lets through is no deeper than it says; what was sent may be.
  const path = findUnstorable(result.data)
  if (path !== undefined) throw refusal([{ path, message: UNSTORABLE }])
  return result.data
}

const UNSTORABLE = 'Holds a character that cannot be stored. Leave it out.'

function refusal(issues: readonly { path: readonly PropertyKey[]; message: string }[]): DomainError {
  const reasons = issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  )
  return new DomainError('invalid-input', reasons.join('; '))
}
