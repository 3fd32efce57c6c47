import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../components/section.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './sessions.ts'

/** Every browser that is signed in, and the way to sign each out. */
export function SessionsSection({ id }: { id: string }) {
  return (
    <Section
      id={id}
      title="Sessions"
      lead="The browsers that are signed in to your account. End those that you do not know, then change your password."
    >
      <Content />
    </Section>
  )
}

function Content() {
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
