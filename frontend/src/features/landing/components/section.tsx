import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** The anchor by which the part can be linked to. */
  anchor?: string
  lead?: ReactNode
  children: ReactNode
}

/** A part of the page: its headline in the left margin, its matter beside it. */
export function Section({ title, anchor, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-8 border-t border-ink py-12 sm:py-20 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id={id} className="headline text-4xl sm:text-5xl">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-[42ch] text-ink-soft">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
