import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { degrees } from '../noon.ts'
import { Section } from './section.tsx'

type Story = LandingContent['stories']['items'][number]

/** Case studies: what members do with their membership. */
export function Stories({ title, lead, items }: LandingContent['stories']) {
  return (
    <Section title={title} lead={lead}>
      <ol>
        {items.map((story) => (
          <StoryRow key={story.name} story={story} />
        ))}
      </ol>
    </Section>
  )
}

function StoryRow({ story }: { story: Story }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-rule py-6 sm:grid-cols-[13rem_1fr]">
      <div>
        <h3 className="headline text-2xl">{story.name}</h3>
        <p className="text-sm text-ink-soft">{story.trade}</p>
        <p className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-2 text-sm text-ink-soft">
          <span aria-hidden className="size-2 rounded-full bg-map-people" />
          {story.city}
          <span className="col-start-2">
            {degrees(story.latitude, 'N', 'S')}, {degrees(story.longitude, 'E', 'W')}
          </span>
        </p>
      </div>
      <p className="max-w-[62ch] text-lg leading-relaxed">{story.text}</p>
    </li>
  )
}
