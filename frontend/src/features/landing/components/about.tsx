import { useSiteName } from '../../../lib/site.ts'
import { Section } from './section.tsx'

/** Why the club exists and how it pays for itself. */
export function About() {
  const siteName = useSiteName()
  return (
    <Section title="About">
      <div className="grid max-w-[66ch] gap-5 text-lg leading-relaxed">
        <p className="headline text-2xl leading-snug sm:text-3xl">
          A meridian joins every place that has noon at the same moment. That is the idea: people far apart,
          on the same hour.
        </p>
        <p>
          {siteName} is a members’ club for people who make a living by making things. It has no advertisers
          and sells no data. Membership fees pay for the writing and the software; that is why there is a fee,
          and why there is only one kind of customer.
        </p>
        <p>
          The club is meant to be useful on a Tuesday. If you have not met anyone, learned anything or gone
          anywhere through it in a year, you should not renew.
        </p>
      </div>
    </Section>
  )
}
