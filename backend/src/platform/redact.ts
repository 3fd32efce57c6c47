import { stdSerializers } from 'pino'

/**
 * Also as it stands in the query of a URL. A folder that begins with @, as in the stacks of packages, is none. No longer
 * than addresses can be: a page on one line would otherwise be gone through once for each of its letters.
 */
const ADDRESS = /[^\s<>"'@,;:()]{0,253}[^\s<>"'@,;:()/](@|%40)[^\s<>"'@,;:()/&?]+\.[^\s<>"'@,;:()/&?]+/g
/** As they stand in the addresses of Telegram's calls, and as providers begin their keys. */
const KEYS = /bot\d+:[\w-]+|\b(sk|rk|whsec|ntn|secret)_[\w-]+/g
/** Errors of libraries hold their sockets and pools; what is further down helps nobody. */
const DEEPEST = 6

/** A text without the e-mail addresses and keys in it. */
export function redact(text: string): string {
  return text.replace(ADDRESS, '[e-mail]').replace(KEYS, '[key]')
}

/** The fields of a log line, each text in them redacted: those of errors, their causes and their lists too. */
export function redactFields(fields: object, path: readonly unknown[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redactAny(value, path)]))
}

function redactAny(value: unknown, path: readonly unknown[]): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value !== 'object' || value === null) return value
  if (path.includes(value)) return '[circular]'
  if (path.length === DEEPEST) return '[more]'
  const inside = [...path, value]
  if (Array.isArray(value)) return value.map((item) => redactAny(item, inside))
  if (value instanceof Date || value instanceof URL) return redactAny(value.toJSON(), inside)
  return redactFields(value instanceof Error ? stdSerializers.err(value) : value, inside)
}
