import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import { isStaff } from '@meridian/contracts/values/roles'
import { Link } from 'wouter'
import { useSession } from '../../../lib/session.ts'

/** A member's name; for staff it leads to everything about them. */
export function MemberName({
  member: { id, username },
}: {
  member: Pick<DirectoryEntry, 'id' | 'username'>
}) {
  const { user } = useSession()
  if (user === null || !isStaff(user.role)) return username
  return (
    <Link href={`/admin/members/${id}`} className="underline decoration-rule-strong hover:decoration-ink">
      {username}
    </Link>
  )
}
