import { Suspense, useEffect } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import type { SettingsSection } from '../sections.ts'

interface SectionProps {
  section: SettingsSection
  /** Called once the section has loaded: what comes after it has moved. */
  onWhole: () => void
}

/** One part of the settings. */
export function Section({ section: { id, title, lead, content: Content, fields }, onWhole }: SectionProps) {
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-24">
      <Card>
        <CardHeader title={title} />
        <p className="-mt-2 mb-5 max-w-prose text-ink-soft">{lead}</p>
        <Suspense fallback={fields === undefined ? <SectionSkeleton /> : <FormSkeleton fields={fields} />}>
          <Content />
          <Whole onWhole={onWhole} />
        </Suspense>
      </Card>
    </section>
  )
}

function Whole({ onWhole }: Pick<SectionProps, 'onWhole'>) {
  useEffect(onWhole, [onWhole])
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

function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid max-w-md gap-5">
      <LoadingNote />
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} className="h-17.5" />
      ))}
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
