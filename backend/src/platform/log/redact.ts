import { stdSerializers } from 'pino'

/** What may stand before the at sign of an address, and between two dots after it; `%40` is that sign in a URL. */
const LOCAL = String.raw`(?!%40)[^\s<>"'@,;:()]`
const LABEL = String.raw`(?:(?!%40)[^\s<>"'@,;:()/&?.])+`
/**
 * Anchored where a word begins, so that a scan takes linear time: strangers choose what is logged of their requests. A
 * folder that begins with @, as in the stack traces of packages, is not an address.
 */
const ADDRESS = new RegExp(
  String.raw`(?:(?<![^\s<>"'@,;:()])|(?<=%40))(?:${LOCAL})*(?!/)${LOCAL}(?:@|%40)(?:${LABEL}\.)+${LABEL}`,
  'g',
)
/** As they appear in the URLs of Telegram's calls, and as providers begin their keys. */
const KEYS = /bot\d+:[\w-]+|\b(?:sk|rk|whsec|ntn|secret|[a-z]+_[A-Za-z0-9]+_secret)_[\w-]+/g
/** Fields whose values are nobody's business, in lower case. */
const SECRET_FIELDS = new Set([
  'password',
  'token',
  'secret',
  'clientsecret',
  'client_secret',
  'email',
  'authorization',
  'cookie',
  'bottoken',
  'integrationsecret',
  // What Redis was sent, in its errors: its own password as well.
  'args',
])
/** Errors of libraries hold their sockets and pools; anything deeper helps nobody. */
const MAX_DEPTH = 6

/** A text without the e-mail addresses and keys in it. */
export function redact(text: string): string {
  return text.replace(ADDRESS, '[e-mail]').replace(KEYS, '[key]')
}

/**
 * The fields of a log line with each text in them redacted, including those of errors, their causes and their lists.
 */
export function redactFields(fields: object, path: readonly unknown[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name.toLowerCase()) ? '[redacted]' : redactAny(value, path),
    ]),
  )
}

function redactAny(value: unknown, path: readonly unknown[]): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value !== 'object' || value === null) return value
  if (path.includes(value)) return '[circular]'
  if (path.length === MAX_DEPTH) return '[more]'
  const inside = [...path, value]
  if (Array.isArray(value)) return value.map((item) => redactAny(item, inside))
  if (value instanceof Date || value instanceof URL) return redactAny(value.toJSON(), inside)
  return redactFields(value instanceof Error ? stdSerializers.err(value) : value, inside)
}
