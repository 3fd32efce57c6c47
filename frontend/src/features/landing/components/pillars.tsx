import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { Section } from './section.tsx'

/** The three things that membership stands on. */
export function Pillars({ lead, items }: LandingContent['pillars']) {
  return (
    <Section title="Three pillars" lead={lead}>
      <dl className="grid gap-8 md:grid-cols-3">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-signal pt-4">
            <dt className="headline text-3xl">{title}</dt>
            <dd className="mt-3 leading-relaxed text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
