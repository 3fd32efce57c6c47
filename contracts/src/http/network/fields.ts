import { z } from 'zod'
import { LATITUDE_LIMIT, LONGITUDE_LIMIT } from '../../values/coordinates.ts'
import { PLACE_MAX_LENGTH } from '../../values/text-lengths.ts'

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

/**
 * Marks that change the direction of all text that follows: they are pasted in unnoticed, and can make a page or a mail
 * read as something else. Right-to-left text gets its direction from its own letters.
 */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Nothing but characters that leave no ink. Among others they are needed, as between the parts of an emoji; alone they
 * make a title that nobody can see or press.
 */
const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

function visible(given: string): string {
  const kept = given.replace(DIRECTION_MARKS, '')
  return NOTHING_TO_SEE.test(kept) ? '' : kept
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
