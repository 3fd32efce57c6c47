import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { formatWholeDollars } from '../../../lib/money.ts'

export interface Stat {
  readonly label: string
  readonly value: string
}

const whole = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** The four cards of the dashboard in words and figures. */
export function statsOf(analytics: Analytics): readonly Stat[] {
  return [
    { label: 'Members', value: whole.format(analytics.memberCount) },
    { label: 'Monthly revenue', value: formatWholeDollars(analytics.monthlyRevenue) },
    { label: 'Conversion rate', value: percent.format(analytics.conversionRate / 100) },
    { label: 'Active integrations', value: whole.format(analytics.activeIntegrations) },
  ]
}
