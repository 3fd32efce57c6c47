import { createHash } from 'node:crypto'

/** The form in which the code of a deep link is kept: whoever reads the database or the journal learns no code. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
