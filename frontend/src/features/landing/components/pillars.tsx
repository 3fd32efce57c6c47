import { Section } from './section.tsx'

const PILLARS = [
  {
    title: 'Network',
    text: 'A map of the members who chose to be on it. See who is in the city you live in, and in the one you fly to next. You decide whether you show, and nobody sees you closer than about a kilometre.',
  },
  {
    title: 'Courses',
    text: 'A knowledge hub of guides and courses, short enough to finish and written by people who did the thing themselves. How deep it goes depends on your tier.',
  },
  {
    title: 'Meetup',
    text: 'Dinners, walks and working days, set up by members. Small by rule: each has a number of seats, and a waitlist that moves up on its own.',
  },
]

/** The three things that membership stands on. */
export function Pillars() {
  return (
    <Section title="Three pillars" lead="Everything in the club is one of these, or it is not in the club.">
      <dl className="grid gap-8 md:grid-cols-3">
        {PILLARS.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-signal pt-4">
            <dt className="headline text-3xl">{title}</dt>
            <dd className="mt-3 leading-relaxed text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
