import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { formatCount, formatPercent } from '../../../lib/format.ts'
import { formatWholeDollars } from '../../../lib/money.ts'

export interface Stat {
  readonly label: string
  readonly value: string
  /** How it changed, or of how many; null where there is nothing to compare with. */
  readonly change: string | null
  /** What the figure is, and what the change compares. */
  readonly meaning: string
}

const change = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' })

/** The four cards of the dashboard in words and figures. */
export function statsOf(analytics: Analytics): readonly Stat[] {
  const { memberCount, monthlyRevenue, conversionRate, before, changes } = analytics
  const { activeIntegrations, totalIntegrations } = analytics
  return [
    {
      label: 'Members',
      value: formatCount(memberCount),
      change: formatChange(changes.memberCount),
      meaning: `Memberships that are active or in their grace period. 30 days ago: ${formatCount(before.memberCount)}.`,
    },
    {
      label: 'Monthly revenue',
      value: formatWholeDollars(monthlyRevenue),
      change: formatChange(changes.monthlyRevenue),
      meaning: `The yearly prices of these memberships, without tax, divided by twelve. 30 days ago: ${formatWholeDollars(before.monthlyRevenue)}.`,
    },
    {
      label: 'Conversion rate',
      value: formatPercent(conversionRate),
      change: formatChange(changes.conversionRate),
      meaning: `Share of the checkouts begun in the last 30 days that were completed. In the 30 days before: ${formatPercent(before.conversionRate)}.`,
    },
    {
      label: 'Active integrations',
      value: formatCount(activeIntegrations),
      change: `${activeIntegrations}/${totalIntegrations}`,
      meaning: 'Set up and working, out of all that the community can connect to.',
    },
  ]
}

function formatChange(inPercent: number | null): string | null {
  return inPercent === null ? null : change.format(inPercent / 100)
}
