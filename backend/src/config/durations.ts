import { parse } from 'tinyduration'
import { z } from 'zod'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** An ISO 8601 duration in weeks, days, hours, minutes and seconds, as milliseconds. */
const durationVariable = z.string().transform((text, context) => {
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

/** A duration that is neither shorter than `least` nor longer than `most`. */
export function durationFrom(least: string, most: string) {
  const [from, to] = [durationVariable.parse(least), durationVariable.parse(most)]
  return durationVariable.refine(
    (ms) => ms >= from && ms <= to,
    `expected a duration from ${least} to ${most}`,
  )
}
