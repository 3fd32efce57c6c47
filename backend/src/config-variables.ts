import { parse } from 'tinyduration'
import { z } from 'zod'

/** A web address; a slash at its end is removed. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** A path on this machine. */
export const folder = z
  .string()
  .refine((path) => !/[\0\r\n]/.test(path) && !/^[a-z][a-z0-9+.-]+:\/\//i.test(path), {
    error: 'expected the path of a folder on this machine',
  })

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

/** Addresses separated by commas. */
export function urlList(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item))
}

const MIN_KEY_LENGTH = 32

/** Secrets separated by commas, the newest first: the first one signs, all of them verify. */
export const keyList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(MIN_KEY_LENGTH, `each needs at least ${MIN_KEY_LENGTH} characters`)).min(1))

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** An ISO 8601 duration in weeks, days, hours, minutes and seconds, as milliseconds. */
export const durationVariable = z.string().transform((text, context) => {
  try {
    const { years, months, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0, negative } = parse(text)
    if (!years && !months && !negative)
      return (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND
  } catch {
    // Falls through to the one message that says what is accepted.
  }
  context.addIssue({
    code: 'custom',
    message: 'expected an ISO 8601 duration in weeks, days, hours, minutes or seconds, such as P7D or PT30S',
  })
  return z.NEVER
})
