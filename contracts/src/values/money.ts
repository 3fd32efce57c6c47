/**
 * Words an amount of money. `amount` is in the currency's smallest unit (cents); decimals show unless `whole` is set
 * and the amount is round.
 */
export function formatMoney(amount: number, currency = 'usd', whole = false): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
