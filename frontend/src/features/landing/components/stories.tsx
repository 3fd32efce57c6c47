import { degrees } from '../noon.ts'
import { STORIES, type Story } from '../stories.ts'
import { Section } from './section.tsx'

/** Five case studies of invented members. */
export function Stories() {
  return (
    <Section
      title="Five members, five ways to use it"
      lead="Illustrative case studies: these people are invented. What they do with their membership is what it is made for."
    >
      <ol>
        {STORIES.map((story) => (
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
