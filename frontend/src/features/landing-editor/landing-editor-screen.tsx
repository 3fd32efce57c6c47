import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { type LandingDraft, useDraft } from './api/landing.ts'
import { Editor } from './components/editor.tsx'
import { History } from './components/history.tsx'

/** /admin/landing */
export function LandingEditorScreen() {
  const { user } = useSession()
  return (
    <div className="page-narrow">
      <PageHeader
        title="Landing page"
        lead="What visitors read first. Write a draft, look at it, and publish it when it is right."
      />
      {user?.role === 'admin' ? <Draft /> : <ErrorState title="Only the admin can see this" />}
    </div>
  )
}

function Draft() {
  const { data, error, loading, retry } = useDraft()
  if (loading)
    return (
      <div className="grid gap-6">
        <LoadingNote>Loading the draft</LoadingNote>
        {[0, 1, 2].map((part) => (
          <Skeleton key={part} className="h-56" />
        ))}
      </div>
    )
  if (data === undefined) return <LoadError what="The draft" error={error} onRetry={retry} />
  return <Written draft={data} />
}

/**
 * What stands on screen has a version of its own: the draft is fetched again after a sign-in, and may be somebody else's by
 * then.
 */
function Written({ draft }: { draft: LandingDraft }) {
  const [{ number, version }, show] = useState({ number: 0, version: draft.version })
  const kept = useKeptFocus<HTMLDivElement>()
  const replace = (by: LandingDraft) => show({ number: number + 1, version: by.version })
  return (
    <div className="grid gap-10">
      <div {...kept}>
        <Editor
          key={number}
          draft={draft}
          version={version}
          onSaved={(saved) => show({ number, version: saved.version })}
          onReplaced={replace}
        />
      </div>
      <History version={version} onRestored={replace} />
    </div>
  )
}
