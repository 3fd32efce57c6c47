import { z } from 'zod'
import { SEARCH_MAX_LENGTH, searchMaxLength } from '../values/text-lengths.ts'

/**
 * What staff search a list by. It is often pasted: from a mail or a table come spaces of other kinds and characters that
 * leave no ink, from some systems accents apart from their letters, and with any of them nobody would be found.
 */
export const searchField = z
  .string()
  .overwrite((given) =>
    given
      .replace(/\s/gu, ' ')
      .replace(/\p{DI}/gu, '')
      .normalize('NFC'),
  )
  .trim()
  .refine(
    (text) => text.length <= searchMaxLength(text),
    `Search for at most ${SEARCH_MAX_LENGTH} letters, or for an e-mail address`,
  )
  .default('')
