import { useSession } from '../../../lib/session.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'

const RenameForm = lazyWithRetry(() => import('./rename-form.tsx').then((m) => m.RenameForm))

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
