import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './sessions.ts'

/** Every browser that is signed in, and the way to sign each out. */
export function SessionsSection() {
  const { data, error, loading, retry } = useSessions()
  if (loading)
    return (
      <div className="grid gap-3">
        <LoadingNote>Loading your sessions</LoadingNote>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  if (data === undefined) return <LoadError what="Your sessions" error={error} onRetry={retry} />
  return <SessionList sessions={data} />
}
