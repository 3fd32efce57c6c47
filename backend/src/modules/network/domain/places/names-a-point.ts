/** A number with so many decimals that it can only mean degrees; a comma may also separate thousands. */
const DECIMALS = /\p{Nd}[.٫·∙⋅]\p{Nd}{2}|\p{Nd},\p{Nd}{4}|\p{Nd},\p{Nd}{2,3}\P{Nd}{1,5}\p{Nd}{1,3},\p{Nd}{2}/u

/** Degrees or minutes by their sign or word. An ordinal has a letter after it, and no number: "1º de Maio". */
const SIGNS = [
  /\p{Nd}\s*[°′]/u,
  /\p{Nd}\s*(?:['’]|\u0301)\s*\p{Nd}/u,
  /\p{Nd}\s*(?:o|\u030a)\s*(?:\p{Nd}|[NSEW](?!\p{L}))/u,
  /\p{Nd}\s*(?:deg|degs|degrees?|degr[ée]s?|grad|grados?|graus?|gradi)(?!\p{L})/iu,
  /\p{Nd}\s*d\s*\p{Nd}{1,2}\s*m(?!\p{L})/iu,
]

/** Degrees, minutes and seconds, or degrees and minutes with a decimal, by the gaps between them. */
const GROUPS = [
  /(?<!\p{Nd})\p{Nd}{1,3}[\s:]+[0-5]?\p{Nd}[\s:]+[0-5]?\p{Nd}(?!\p{Nd})/u,
  /(?<!\p{Nd})\p{Nd}{1,3}[\s:,_-]+\p{Nd}{1,2}[\s:,_-]+\p{Nd}{1,2}\s*[NSEW](?!\p{L})/iu,
  /(?<!\p{Nd})\p{Nd}{1,3}[\s:]+[0-5]?\p{Nd}[.٫·]\p{Nd}/u,
  /(?<!\p{Nd})\p{Nd}{1,3}[\s:]+[0-5]?\p{Nd},\p{Nd}+\s*[NSEW](?!\p{L})/iu,
]

/** Open Location Codes, whole and short, and three words behind three slashes. */
const CODES = [
  /(?<![\p{L}\p{Nd}])[2-9CFGHJMPQRVWX]{2,8}\+[2-9CFGHJMPQRVWX]{2,7}(?![\p{L}\p{Nd}])/iu,
  /\/\/\/\p{L}+\.\p{L}+\.\p{L}/u,
]

const SPELLINGS = [DECIMALS, ...SIGNS, ...GROUPS, ...CODES]

/**
 * Whether a text that should name a place gives its coordinates instead, more precisely than the coarse grid. Each
 * pattern takes time in proportion to the length of the text.
 */
export function namesAPoint(text: string): boolean {
  // Invisible characters may stand between the digits.
  const seen = text.normalize('NFKC').replaceAll(/\p{DI}/gu, '')
  return SPELLINGS.some((spelling) => spelling.test(seen))
}
