import { folded } from './folded.ts'

/** Letters that are no letter with a mark, and what people type for them where their keyboard has none. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g')

/** The form in which people search names and cities: folded, and without letters that many keyboards do not have. */
export function searchForm(text: string): string {
  return folded(text).replace(OTHER_LETTERS, (letter) => TYPED_AS[letter] ?? letter)
}
