import { Section } from './section.tsx'

const INSIDE = [
  ['Knowledge hub', 'Your own entrance to the library, with pages at two depths: Basic+ and Pro+.'],
  [
    'Private Telegram channel',
    'Where the day-to-day talk happens. Your invitation is yours alone and works once.',
  ],
  ['Premium podcast', 'Long conversations with members, in a feed that your usual player can read.'],
  ['Member map', 'Who is where, in about the right place. Switched off for you until you switch it on.'],
  ['Meetups', 'Join with one press, take the date into your calendar, be reminded the day before.'],
  ['Invitations', 'A code of your own, and a plain count of who came in with it.'],
] as const

/** What a membership holds, thing by thing. */
export function WhatsInside() {
  return (
    <Section
      title="What’s inside"
      lead="From the day you join until the day you leave. You can cancel at any time."
    >
      <ul className="grid sm:grid-cols-2 sm:gap-x-10">
        {INSIDE.map(([title, text]) => (
          <li key={title} className="border-t border-rule py-5">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
