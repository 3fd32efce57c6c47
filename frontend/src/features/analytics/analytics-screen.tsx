import { isStaff } from '@meridian/contracts/values/roles'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
import { PERIODS, periodOf } from './period.ts'
import { CheckoutFunnel } from './reports/checkout-funnel.tsx'
import { ChurnOverTime } from './reports/churn-over-time.tsx'
import { CohortRetention } from './reports/cohort-retention.tsx'
import { ConversionOverTime } from './reports/conversion-over-time.tsx'
import { MembersOverTime } from './reports/members-over-time.tsx'
import { ReferralFigures } from './reports/referral-figures.tsx'
import { RevenueMovements } from './reports/revenue-movements.tsx'
import { RevenueOverTime } from './reports/revenue-over-time.tsx'

/** /analytics: how the community does over time. The period stands in the address. */
export function AnalyticsScreen() {
  const { user } = useSession()
  const period = periodOf(useSearch())
  const [, navigate] = useLocation()
  const staff = user !== null && isStaff(user.role)
  return (
    <div className="page-wide">
      <PageHeader title="Analytics" lead="How the community is doing over time.">
        {staff && (
          <div className="w-full sm:w-52">
            <SelectField
              label="Time"
              value={period}
              names={PERIODS}
              onChange={(days) => navigate(`/analytics?days=${days}`)}
            />
          </div>
        )}
      </PageHeader>
      <StaffOnly>
        <Reports days={Number(period)} />
      </StaffOnly>
    </div>
  )
}

function Reports({ days }: { days: number }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Pair>
        <MembersOverTime days={days} />
        <RevenueOverTime days={days} />
      </Pair>
      <RevenueMovements days={days} />
      <Pair>
        <ConversionOverTime days={days} />
        <ChurnOverTime days={days} />
      </Pair>
      <CohortRetention days={days} />
      <Pair>
        <CheckoutFunnel days={days} />
        <ReferralFigures days={days} />
      </Pair>
    </div>
  )
}

/** Two figures side by side, of equal height until the rows of one are opened. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 has-[details[open]]:items-start lg:grid-cols-2">{children}</div>
  )
}
