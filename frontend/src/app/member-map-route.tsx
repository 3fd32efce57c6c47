import { NetworkScreen, NetworkWall } from '../features/network/network-screen.tsx'
import { AccessWall } from '../features/portal/components/access-wall.tsx'
import { mayEnter } from '../features/portal/standing.ts'
import { useFreshSession } from '../features/portal/use-fresh-session.ts'
import { useSession } from '../lib/session.ts'

/** /member-map: the network, behind the portal's wall for people without access. */
export function MemberMapRoute() {
  const { user } = useSession()
  useFreshSession()
  if (user === null) return null
  const wall = <AccessWall status={user.membershipStatus} />
  return mayEnter(user, new Date()) ? <NetworkScreen wall={wall} /> : <NetworkWall>{wall}</NetworkWall>
}
