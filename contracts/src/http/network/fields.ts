import { z } from 'zod'
import { LATITUDE_LIMIT, LONGITUDE_LIMIT } from '../../values/coordinates.ts'
import { PLACE_MAX_LENGTH } from '../../values/text-lengths.ts'
import { visible } from '../visible.ts'

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** Turns a text that is a number into one. Nothing else is converted: an empty field is not zero. */
function numberOf(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : ''
  return DECIMAL.test(text) ? Number(text) : value
}

const degrees = (name: string, limit: number) =>
  z.preprocess(
    numberOf,
    z
      .number(`${name} must be a number from -${limit} to ${limit}`)
      .min(-limit, `${name} must be at least -${limit}`)
      .max(limit, `${name} must be at most ${limit}`),
  )

/** Numbers, or texts that are numbers. */
export const latitude = degrees('Latitude', LATITUDE_LIMIT)
export const longitude = degrees('Longitude', LONGITUDE_LIMIT)

/** Whether a text can be kept and shown on one line: no control characters, no lone surrogates. */
function isOneLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** A text on one line, without the spaces around it; empty where there is nothing to see. */
export const line = (name: string, longest: number) =>
  z
    .string(`${name} is required`)
    .overwrite(visible)
    .trim()
    .max(longest, `${name} must be at most ${longest} characters long`)
    .refine(isOneLine, `${name} contains characters that cannot be shown`)

/** The name of a place, as people write it. */
export const placeName = (name: string) => line(name, PLACE_MAX_LENGTH).min(1, `${name} is required`)

/** A text of several lines, without the spaces around it. Line breaks of every kind become a single character. */
export const text = (name: string, longest: number) =>
  z
    .string(`${name} must be text`)
    .transform((given) => visible(given).replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(longest, `${name} must be at most ${longest} characters long`)
        .refine(isText, `${name} contains characters that cannot be shown`),
    )

/** Tabs and line breaks count as text. */
function isText(given: string): boolean {
  return given.isWellFormed() && !/(?![\t\n])\p{Cc}/u.test(given)
}
