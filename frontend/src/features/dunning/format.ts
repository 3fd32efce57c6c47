import type { DunningFigures, DunningSimulation } from '@meridian/contracts/http/membership/simulate-dunning'
import { formatMoney } from '@meridian/contracts/values/money'
import { formatCount, formatPlural } from '../../lib/format.ts'

export type Unit = 'count' | 'cents' | 'days'

const dayWords = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'day',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
})
// A grace period can be seconds long where the product is tried out.
const graceWords = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'day',
  unitDisplay: 'long',
  maximumSignificantDigits: 3,
})

const NO_DIFFERENCE = 'no difference'

/** A figure in its unit, such as "$1,497" or "10.5 days". */
export function formatFigure(value: number, unit: Unit): string {
  if (unit === 'cents') return formatMoney(value, 'usd', true)
  return unit === 'days' ? dayWords.format(value) : formatCount(value)
}

/** How the simulated figure differs from the present one, such as "2 more" or "$499 less". */
export function formatDifference(present: number, simulated: number, unit: Unit): string {
  // What rounds to zero is not a difference.
  const difference = unit === 'days' ? Math.round((simulated - present) * 10) / 10 : simulated - present
  if (difference === 0) return NO_DIFFERENCE
  const less = unit === 'cents' ? 'less' : 'fewer'
  return `${formatFigure(Math.abs(difference), unit)} ${difference > 0 ? 'more' : less}`
}

/** A policy in words, such as "7 days, 3 failures". */
export function formatPolicy({ gracePeriodDays, allowedFailures }: DunningFigures['policy']): string {
  const failures = formatPlural(allowedFailures, 'failure')
  return `${graceWords.format(gracePeriodDays)}, ${failures}`
}

/** What the other policy would have changed, in one sentence. */
export function formatSummary({ present, simulated }: DunningSimulation): string {
  const policies = `${formatPolicy(simulated.policy)} instead of ${formatPolicy(present.policy)}`
  const paid = formatDifference(present.paidInTime, simulated.paidInTime, 'count')
  const money = formatDifference(present.paidInTimeCents, simulated.paidInTimeCents, 'cents')
  const days = formatDifference(present.freeDays, simulated.freeDays, 'days')
  const inside =
    paid === NO_DIFFERENCE ? 'just as many pay while inside' : `${paid} pay while inside (${money})`
  const free = days === NO_DIFFERENCE ? 'just as many days are given for free' : `${days} are given for free`
  return `${policies}: ${inside}, and ${free}.`
}
