import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { useSiteName } from '../../../lib/site.ts'
import { named } from '../named.ts'
import { Section } from './section.tsx'

/** Why the club exists and how it pays for itself. */
export function About({ opening, paragraphs }: LandingContent['about']) {
  const siteName = useSiteName()
  return (
    <Section title="About" anchor="about">
      <div className="grid max-w-[66ch] gap-5 text-lg leading-relaxed">
        <p className="headline text-2xl leading-snug sm:text-3xl">{named(opening, siteName)}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{named(paragraph, siteName)}</p>
        ))}
      </div>
    </Section>
  )
}
