import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { capitalised } from '../../../ui/wording.ts'

type Card = NonNullable<SubscriptionDetails['card']>

/** The brands whose names are more than their capitalised code. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['eftpos_au', 'Eftpos'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['unknown', 'Card'],
])

/** Names a card as its owner knows it, such as "Visa ending in 4242". */
export function cardName({ brand, lastFour }: Pick<Card, 'brand' | 'lastFour'>): string {
  return `${BRANDS.get(brand) ?? capitalised(brand)} ending in ${lastFour}`
}

/** The month to which a card can be used, as it is printed: "04/2027". */
export function cardExpiry({ expiresMonth, expiresYear }: Card): string {
  return `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`
}

/** Whether a card can no longer be charged at a moment. It can until the last day of its month. */
export function isExpiredAt({ expiresMonth, expiresYear }: Card, moment: Date): boolean {
  return moment.getTime() >= Date.UTC(expiresYear, expiresMonth)
}
