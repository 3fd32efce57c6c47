import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { Section } from './section.tsx'

/** Why the club exists and how it pays for itself. */
export function About({ opening, paragraphs }: LandingContent['about']) {
  return (
    <Section title="About" anchor="about">
      <div className="grid max-w-[66ch] gap-5 text-lg leading-relaxed">
        <p className="headline text-2xl leading-snug sm:text-3xl">{opening}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
