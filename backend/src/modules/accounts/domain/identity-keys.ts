import { folded } from '@meridian/contracts/values/folded'

/** Letters of other scripts that a reader would take for Latin ones. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  ь: 'b',
  в: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  ɗ: 'd',
  е: 'e',
  ё: 'e',
  є: 'e',
  ε: 'e',
  ɡ: 'g',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ı: 'i',
  ι: 'i',
  ɩ: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ⅼ: 'l',
  ӏ: 'i',
  м: 'm',
  ո: 'n',
  п: 'n',
  ν: 'v',
  о: 'o',
  ο: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ѵ: 'v',
  ԝ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  ү: 'y',
  γ: 'y',
  ᴀ: 'a',
  ᴅ: 'd',
  ᴍ: 'm',
  ɪ: 'i',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ᴜ: 'u',
  ѡ: 'w',
  ꓮ: 'a',
  ꓓ: 'd',
  ꓟ: 'm',
  ꓲ: 'i',
  ꓠ: 'n',
  đ: 'd',
  ð: 'd',
  ł: 'i',
  ø: 'o',
  ɐ: 'a',
  ꙇ: 'i',
  ⲓ: 'i',
  ⲁ: 'a',
  η: 'n',
  ɳ: 'n',
  ŋ: 'n',
  и: 'n',
  ӎ: 'm',
  ʍ: 'm',
  δ: 'd',
  д: 'd',
  '4': 'a',
  '!': 'i',
  $: 's',
  '7': 't',
  '8': 'b',
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '3': 'e',
  '5': 's',
  '@': 'a',
}

/** Capitals that look like a Latin one, though their small letters look like another one, or like none. */
const CAPITAL_LOOK_ALIKES: Record<string, string> = {
  Η: 'h',
  Μ: 'm',
  Ν: 'n',
  Υ: 'y',
  Ζ: 'z',
  Β: 'b',
  Ꭺ: 'a',
  Ꭰ: 'd',
  Ꮇ: 'm',
  Ꮖ: 'i',
  Ꭵ: 'i',
  Ꮋ: 'h',
  Ꮪ: 's',
  Ꮲ: 'p',
  Ꭱ: 'r',
  Ꭲ: 't',
  Ꭼ: 'e',
  Ꮯ: 'c',
  Ꮩ: 'v',
  Ꮃ: 'w',
  Ꮮ: 'i',
  Ꮶ: 'k',
  Ⲟ: 'o',
  Ⲛ: 'n',
  Ⲙ: 'm',
}

/** Two letters that look like one. */
const PAIRS: Record<string, string> = { rn: 'm', vv: 'w', cl: 'd' }

/** The form in which usernames are unique: without case, compatibility forms, accents, what leaves no ink, and runs of spaces. */
export function usernameKey(username: string): string {
  return folded(username).replace(/\s+/g, ' ').trim()
}

/** The form in which a username is compared with reserved ones: look-alikes folded, separators dropped. */
function confusableKey(username: string): string {
  const letters = [...username.normalize('NFKD')]
    .map((letter) => CAPITAL_LOOK_ALIKES[letter] ?? letter)
    .join('')
  const pairs = usernameKey(letters).replace(/rn|vv|cl/g, (pair) => PAIRS[pair] ?? pair)
  const folded = [...pairs].map((letter) => LOOK_ALIKES[letter] ?? letter).join('')
  return folded.replace(/[^\p{L}\p{N}]/gu, '')
}

/** True for a name that somebody could take for a reserved one. */
export function isReservedUsername(username: string, reserved: readonly string[]): boolean {
  const key = confusableKey(username)
  return reserved.some((name) => confusableKey(name) === key)
}

/** The form in which e-mail addresses are unique. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
