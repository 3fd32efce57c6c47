import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { Section } from './components/section.tsx'
import { SectionLinks } from './components/section-links.tsx'
import { SECTIONS } from './sections.ts'
import { useAddressed } from './use-addressed.ts'

/** /settings: what a person sets about their own account, each thing a section with an address of its own. */
export function SettingsScreen() {
  const { waits, onShown } = useAddressed()
  return (
    <div className="page-narrow">
      <PageHeader title="Settings" lead="Your account, and how you get into it." />
      <div className="grid items-start gap-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <SectionLinks sections={SECTIONS} />
        {waits && <SectionsSkeleton />}
        <div className="grid min-w-0 gap-6" hidden={waits}>
          {SECTIONS.map((section) => (
            <Section key={section.id} section={section} onShown={onShown} />
          ))}
        </div>
      </div>
    </div>
  )
}

function SectionsSkeleton() {
  return (
    <div className="grid gap-6">
      <LoadingNote />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  )
}
