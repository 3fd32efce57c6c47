import { Link } from 'wouter'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { LandingSkeleton } from '../features/landing/landing-skeleton.tsx'
import { useDraft } from '../features/landing-editor/api/landing.ts'
import { LoadError } from '../ui/load-error.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

/** /admin/landing/preview: the start page as it would be with the draft. */
export function LandingPreviewRoute() {
  usePageTitle('Draft of the landing page')
  const { data, error, loading, retry } = useDraft()
  if (loading) return <LandingSkeleton />
  if (data === undefined) return <LoadError what="The draft" error={error} onRetry={retry} />
  return (
    <>
      <section aria-label="Draft" className="bg-signal px-4 py-2 text-center font-medium text-on-signal">
        This is the draft. Visitors do not see it.{' '}
        <Link href="/admin/landing" className="inline-flex min-h-8 items-center underline">
          Back to the editor
        </Link>
      </section>
      <LandingPage content={data.content} />
    </>
  )
}
