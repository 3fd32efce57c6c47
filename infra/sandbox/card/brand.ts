/** What a card's first digits say about it. */
export interface Brand {
  id: string
  name: string
  /** Numbers of digits that a card number of this brand may have, in rising order. */
  lengths: number[]
  /** Sizes of the groups that the number is written in. */
  groups: number[]
  /** Digits of the security code. */
  codeLength: number
}

const FOURS = [4, 4, 4, 4, 3]

/** Stands for cards of which nothing is known yet. */
const UNKNOWN_BRAND: Brand = { id: 'unknown', name: '', lengths: [16], groups: FOURS, codeLength: 3 }

const BRANDS: [RegExp, Brand][] = [
  [/^4/, { id: 'visa', name: 'Visa', lengths: [16], groups: FOURS, codeLength: 3 }],
  [
    /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    { id: 'mastercard', name: 'Mastercard', lengths: [16], groups: FOURS, codeLength: 3 },
  ],
  [/^3[47]/, { id: 'amex', name: 'Amex', lengths: [15], groups: [4, 6, 5], codeLength: 4 }],
  [/^(30[0-5]|36)/, { id: 'diners', name: 'Diners', lengths: [14], groups: [4, 6, 4], codeLength: 3 }],
  [/^(6011|64[4-9]|65)/, { id: 'discover', name: 'Discover', lengths: [16], groups: FOURS, codeLength: 3 }],
  [/^35(2[89]|[3-8])/, { id: 'jcb', name: 'JCB', lengths: [16], groups: FOURS, codeLength: 3 }],
  [/^62/, { id: 'unionpay', name: 'UnionPay', lengths: [16, 17, 18, 19], groups: FOURS, codeLength: 3 }],
]

/** The brand of a card number or of its beginning. */
export function brandOf(digits: string): Brand {
  return BRANDS.find(([start]) => start.test(digits))?.[1] ?? UNKNOWN_BRAND
}
