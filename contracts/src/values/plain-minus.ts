/** What pages and typewriters print where a number begins with a minus. */
const PRINTED_MINUS = /^[\u2010-\u2013\u2212\ufe63\uff0d]/

/** A number as it was copied, with the minus that programs read. */
export function plainMinus(text: string): string {
  return text.replace(PRINTED_MINUS, '-')
}
