import { DomainError } from '@meridian/contracts/values/domain-error'
import type { z } from 'zod'
import { findUnstorable } from './unstorable-text.ts'

/**
 * What was sent, as its schema reads it. Throws `invalid-input` that names each part that does not fit, and why; no
 * text that cannot be stored gets through.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = parse(schema, sent)
  if (!result.success) throw refusal(result.error.issues)
  // What the schema lets through is no deeper than the schema says; what was sent may be.
  const path = findUnstorable(result.data)
  if (path !== undefined) throw refusal([{ path, message: UNSTORABLE }])
  return result.data
}

const UNSTORABLE = 'This contains a character that cannot be stored. Please remove it.'

/** The library checks the length even of what is not a text, and cannot compare a length that is an object. */
function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown) {
  try {
    return schema.safeParse(sent, { error: wordsFor })
  } catch {
    return schema.safeParse(withPlainLengths(sent), { error: wordsFor })
  }
}

function withPlainLengths(sent: unknown): unknown {
  return JSON.parse(JSON.stringify(sent), (key, value) =>
    key === 'length' && typeof value === 'object' ? null : value,
  )
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** In everyday words, what schemas leave to the library's own. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'This is required'
  const kind = KINDS[issue.expected]
  return kind && `Must be ${kind}`
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { code?: string }

/** This many are enough: where more is wrong, it is wrong in the same way. */
const MOST_REASONS = 20

function refusal(issues: readonly Issue[]): DomainError {
  const ofAnotherKind = new Set<string>()
  const reasons: string[] = []
  for (const { path, message, code } of issues) {
    const part = path.join('.')
    // What is not even a text need not be told that it is too short for one.
    if (ofAnotherKind.has(part)) continue
    if (code === 'invalid_type') ofAnotherKind.add(part)
    // A rule about all parts together speaks for itself.
    reasons.push(part === '' && code !== 'invalid_type' ? message : `${part || 'body'}: ${message}`)
    if (reasons.length === MOST_REASONS) break
  }
  return new DomainError('invalid-input', reasons.join('; '))
}
