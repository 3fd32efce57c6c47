import { folded } from '@meridian/contracts/values/folded'
import { COUNTRY_CODES } from './country-codes.ts'

/** Searched in this order, since a name may mean different countries in different languages. */
const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'hu', 'ro', 'el', 'tr'],
  ...['ru', 'uk', 'ar', 'ko', 'ja', 'zh'],
]

/** Names of countries that people write but none of these languages has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'united kingdom of great britain northern ireland': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  holland: 'NL',
  'czech republic': 'CZ',
  'russian federation': 'RU',
  uae: 'AE',
  korea: 'KR',
  'republic of korea': 'KR',
  turkey: 'TR',
  'ivory coast': 'CI',
  'east timor': 'TL',
  swaziland: 'SZ',
  burma: 'MM',
  myanmar: 'MM',
  bosnia: 'BA',
  macedonia: 'MK',
  'hong kong': 'HK',
  macau: 'MO',
  palestine: 'PS',
  vatican: 'VA',
  'viet nam': 'VN',
}

/** A name without what people write in different ways: accents, signs, "the", "and", "Saint". */
function essenceOf(text: string): string {
  const words =
    folded(text)
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => word !== 'the' && word !== 'and')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ')
}

type Names = ReadonlyMap<string, string>

const codes: Names = new Map(
  COUNTRY_CODES.flatMap(({ alpha2, alpha3 }) => [
    [alpha2.toLowerCase(), alpha2],
    [alpha3.toLowerCase(), alpha2],
  ]),
)
const others: Names = new Map(Object.entries(OTHER_NAMES))
/** Filled as far as names had to be looked for, as each language takes some milliseconds to go through. */
const inLanguage = new Map<string, Names>()

function namesIn(language: string): Names {
  const known = inLanguage.get(language) ?? readNames(language)
  inLanguage.set(language, known)
  return known
}

function readNames(language: string): Names {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return new Map(COUNTRY_CODES.map(({ alpha2 }) => [essenceOf(names.of(alpha2) ?? ''), alpha2]))
}

/**
 * The key under which a typed country is counted: its two letters of ISO 3166 where it is known by a name in one of
 * many languages, or by its code; otherwise the text in lower case without accents and signs, which is never such a
 * code.
 */
export function countryKey(text: string): string {
  const name = essenceOf(text)
  const known = codes.get(name) ?? others.get(name)
  if (known !== undefined) return known
  for (const language of LANGUAGES) {
    const code = namesIn(language).get(name)
    if (code !== undefined) return code
  }
  return name === '' ? folded(text) : name
}
