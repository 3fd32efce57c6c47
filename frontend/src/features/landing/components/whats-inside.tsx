import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { Section } from './section.tsx'

/** What a membership holds, thing by thing. */
export function WhatsInside({ lead, items }: LandingContent['inside']) {
  return (
    <Section title="What's inside" lead={lead}>
      <ul className="grid sm:grid-cols-2 sm:gap-x-10">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-rule py-5">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
