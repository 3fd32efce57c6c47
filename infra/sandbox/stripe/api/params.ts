import { z } from 'zod'
import { ApiError, invalid } from './api-error.ts'

/** Forms carry text only; these read it. */
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'integer')
  .transform(Number)
export const positive = z.string().regex(/^\d+$/, 'integer').transform(Number)
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
/** An empty text unsets a field. */
export const text = z.string().transform((value) => (value === '' ? null : value))
/** Keys with an empty text are to be taken away. */
export const metadata = z.union([z.literal('').transform(() => ({})), z.record(z.string(), z.string())])
export const expand = z.array(z.string()).optional()
const timeRange = z
  .union([
    integer.transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ])
  .optional()

/** What every list call takes. */
export const listing = {
  limit: integer.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: timeRange,
  expand,
}

/** Metadata after a change. */
export function mergeMetadata(
  before: Record<string, string>,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const merged = Object.entries({ ...before, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value !== ''))
}

/**
 * Reads the parameters of a call.
 * @throws ApiError 400 that names the first one that is unknown, missing or wrong
 */
export function parseParams<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw explain(parsed.error.issues, given)
}

function explain(issues: z.core.$ZodIssue[], given: unknown): ApiError {
  const issue = deepest(issues)
  if (issue === undefined) return invalid('Invalid request')
  if (issue.code === 'unrecognized_keys') {
    const name = paramName([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  const name = paramName(issue.path)
  const value = valueAt(given, issue.path)
  if (value === undefined) return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  if (issue.code === 'invalid_format' && typeof value === 'string')
    return invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer')
  return invalid(`Invalid ${name}: ${issue.message}`, name)
}

/** For a union of shapes, what is wrong with the one that came nearest. */
function deepest(issues: z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues
  if (issue?.code !== 'invalid_union') return issue
  const inner = issue.errors.map((branch) => deepest(branch)).filter((found) => found !== undefined)
  const nearest = inner.toSorted((a, b) => b.path.length - a.path.length)[0]
  return nearest === undefined ? issue : { ...nearest, path: [...issue.path, ...nearest.path] }
}

/** The provider's way to name a nested parameter: `items[0][price]`. */
function paramName(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((part) => `[${part}]`).join('')
}

function valueAt(given: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.getOwnPropertyDescriptor(value, key)?.value
        : undefined,
    given,
  )
}
