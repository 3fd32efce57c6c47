import { z } from 'zod'
import { REASON_TOO_LONG, REASON_TOO_SHORT } from '../values/reason.ts'
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '../values/text-lengths.ts'
import { visible } from './visible.ts'

const written = z.string().overwrite(visible).trim()

/** A reason whose length the server looks at together with the day: whatever is wrong with the two is told at once. */
export const reasonBesideDay = written.meta({ minLength: REASON_MIN_LENGTH, maxLength: REASON_MAX_LENGTH })

/** Why somebody of staff does something, for the record. */
export const reasonField = written
  .min(REASON_MIN_LENGTH, REASON_TOO_SHORT)
  .max(REASON_MAX_LENGTH, REASON_TOO_LONG)
