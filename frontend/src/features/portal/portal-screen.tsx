import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { isolated } from '@meridian/contracts/values/isolated'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { AccessWall } from './components/access-wall.tsx'
import { GraceBanner } from './components/grace-banner.tsx'
import { PortalParts } from './components/portal-parts.tsx'
import { graceOf, mayEnter } from './standing.ts'
import { SubscriptionPanel } from './subscription/subscription-panel.tsx'
import { partOf } from './tab.ts'
import { useFreshSession } from './use-fresh-session.ts'

/** /portal and /member-portal. `map` is what its Map tab holds. */
export function PortalScreen({ map }: { map: ReactNode }) {
  const { user } = useSession()
  useFreshSession()
  return user && <Portal user={user} map={map} />
}

function Portal({ user, map }: { user: SessionUser; map: ReactNode }) {
  const part = partOf(useSearch())
  // Each refresh of the session renders this again, so a grace period that ends while somebody looks on is noticed.
  const now = new Date()
  const grace = graceOf(user, now)
  const leave = useSignOut()
  return (
    <div className="page-narrow">
      <PageHeader title="Member portal" lead={`Hello, ${isolated(user.username)}.`}>
        <Button variant="secondary" onClick={() => leave('/')}>
          <LogOut aria-hidden className="size-4" />
          Logout
        </Button>
      </PageHeader>
      {grace && <GraceBanner grace={grace} linked={part !== 'subscription'} />}
      {mayEnter(user, now) ? <PortalParts user={user} part={part} map={map} /> : <NoAccess user={user} />}
    </div>
  )
}

/** The wall, and for people who had a membership its state. */
function NoAccess({ user }: { user: SessionUser }) {
  return (
    <div className="grid gap-6">
      <AccessWall status={user.membershipStatus} />
      {user.membershipStatus !== 'none' && <SubscriptionPanel user={user} />}
    </div>
  )
}
