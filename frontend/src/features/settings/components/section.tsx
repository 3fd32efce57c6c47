import { useLayoutEffect } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import type { SettingsSection } from '../sections.ts'
import { FormSkeleton } from './form-skeleton.tsx'

interface SectionProps {
  section: SettingsSection
  /** Called with 1 when the code of the section is there, and with -1 when more of it has to be waited for. */
  onShown: (change: 1 | -1) => void
}

/** One part of the settings. */
export function Section({ section: { id, title, lead, content: Content, fields }, onShown }: SectionProps) {
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-4">
      <Card>
        <CardHeader title={title} />
        <p className="-mt-2 mb-5 max-w-prose text-ink-soft">{lead}</p>
        <PromptSuspense
          fallback={fields === undefined ? <SectionSkeleton /> : <FormSkeleton fields={fields} />}
        >
          <Content />
          <Shown onShown={onShown} />
        </PromptSuspense>
      </Card>
    </section>
  )
}

/** Effects of layout follow what `Suspense` shows and hides; others run once. */
function Shown({ onShown }: Pick<SectionProps, 'onShown'>) {
  useLayoutEffect(() => {
    onShown(1)
    return () => onShown(-1)
  }, [onShown])
  return null
}

function SectionSkeleton() {
  return (
    <div className="grid max-w-md gap-3">
      <LoadingNote />
      <Skeleton className="h-6" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
