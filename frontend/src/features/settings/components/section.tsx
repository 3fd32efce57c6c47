import type { ReactNode } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'

interface SectionProps {
  id: string
  title: string
  /** What the section is for, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** One part of the settings. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-label={title} className="scroll-mt-24">
      <Card>
        <CardHeader title={title} />
        {lead && <p className="-mt-2 mb-5 max-w-prose text-ink-soft">{lead}</p>}
        {children}
      </Card>
    </section>
  )
}
