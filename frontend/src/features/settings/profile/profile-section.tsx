import { useSession } from '../../../lib/session.ts'
import { late } from '../../../ui/late.tsx'

const RenameForm = late(() => import('./rename-form.tsx').then((m) => m.RenameForm))

/** What others call this person, and for all but the admin the way to another name. */
export function ProfileSection() {
  const { user } = useSession()
  if (user?.role !== 'admin') return <RenameForm />
  return (
    <p>
      You are <bdi>{user.username}</bdi>. The name of the admin is set where the server is configured.
    </p>
  )
}
