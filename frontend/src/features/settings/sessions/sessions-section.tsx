import { LoadError } from '../../../ui/load-error.tsx'
import { SectionSkeleton } from '../components/section-skeleton.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './sessions.ts'

/** Every browser that is signed in, and the way to sign each out. */
export function SessionsSection() {
  const { data, error, loading, retry } = useSessions()
  if (loading) return <SectionSkeleton of="sessions" note="Loading your sessions" />
  if (data === undefined) return <LoadError what="Your sessions" error={error} onRetry={retry} />
  return <SessionList sessions={data} />
}
