import { DomainError } from '@meridian/contracts/values/domain-error'
import type { z } from 'zod'
import { findUnstorable } from '../database/unstorable-text.ts'

/**
 * What was sent, as its schema reads it. Throws `invalid-input` that names each part that does not fit, and why; no
 * text that cannot be stored gets through.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  try {
    return read(schema, sent)
  } catch (error) {
    // Looked at only now, since hardly anybody sends such a thing and looking costs each request.
    if (error instanceof RangeError && isDeeperThan(sent, MAX_JSON_DEPTH)) throw tooDeep()
    throw error
  }
}

/** Far more levels than any call has, and far fewer than there is room for on the stack. */
const MAX_JSON_DEPTH = 500

const tooDeep = () => new DomainError('invalid-input', 'This is nested too deeply.')

function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = parse(schema, sent)
  if (!result.success) throw refusal(result.error.issues)
  // What the schema lets through is no deeper than the schema says; what was sent may be.
  const path = findUnstorable(result.data)
  if (path !== undefined) throw refusal([{ path, message: UNSTORABLE }])
  return result.data
}

/** Goes down level by level, since a call for each of them would need the stack that is missing. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < levels && level.length > 0; depth += 1)
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  return level.length > 0
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
const MAX_REASONS = 20

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
    if (reasons.length === MAX_REASONS) break
  }
  return new DomainError('invalid-input', reasons.join('; '))
}
