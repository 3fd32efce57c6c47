import { z } from 'zod'
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '../values/text-lengths.ts'
import { visible } from './visible.ts'

/** Why somebody of staff does something, for the record. */
export const reasonField = z
  .string()
  .overwrite(visible)
  .trim()
  .min(REASON_MIN_LENGTH, 'Say why, in a few words: it is recorded')
  .max(REASON_MAX_LENGTH, `Say why in at most ${REASON_MAX_LENGTH} characters`)
