import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { formatWholeDollars } from '../../../lib/money.ts'

export interface Stat {
  readonly label: string
  readonly value: string
  /** How it changed, or of how many; null where there is nothing to compare with. */
  readonly change: string | null
  /** What the figure is, and what the change compares. */
  readonly meaning: string
}

const whole = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const change = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' })

/** The four cards of the dashboard in words and figures. */
export function statsOf(analytics: Analytics): readonly Stat[] {
  const { memberCount, monthlyRevenue, conversionRate, before, changes } = analytics
  const { activeIntegrations, totalIntegrations } = analytics
  return [
    {
      label: 'Members',
      value: whole.format(memberCount),
      change: changeWords(changes.memberCount),
      meaning: `Memberships that are active or in their grace period. 30 days ago: ${whole.format(before.memberCount)}.`,
    },
    {
      label: 'Monthly revenue',
      value: formatWholeDollars(monthlyRevenue),
      change: changeWords(changes.monthlyRevenue),
      meaning: `The yearly prices of these memberships, without tax, divided by twelve. 30 days ago: ${formatWholeDollars(before.monthlyRevenue)}.`,
    },
    {
      label: 'Conversion rate',
      value: percent.format(conversionRate / 100),
      change: changeWords(changes.conversionRate),
      meaning: `Share of the checkouts begun in the last 30 days that were completed. In the 30 days before: ${percent.format(before.conversionRate / 100)}.`,
    },
    {
      label: 'Active integrations',
      value: whole.format(activeIntegrations),
      change: `${activeIntegrations}/${totalIntegrations}`,
      meaning: 'Set up and working, out of all that the community can connect to.',
    },
  ]
}

function changeWords(inPercent: number | null): string | null {
  return inPercent === null ? null : change.format(inPercent / 100)
}
