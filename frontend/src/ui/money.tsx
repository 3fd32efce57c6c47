import { formatMoney } from '../lib/money.ts'

interface MoneyProps {
  /** In the currency's smallest unit, such as cents. */
  amount: number
  currency?: string
  /** Leaves out the decimals of a round amount. */
  whole?: boolean
}

/** An amount of money, in figures of equal width. */
export function Money({ amount, currency, whole }: MoneyProps) {
  return <span className="tabular-nums">{formatMoney(amount, currency, whole)}</span>
}
