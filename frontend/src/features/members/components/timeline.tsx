import type { Member, TimelineEntry } from '@meridian/contracts/http/analytics/get-member'
import { useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { olderEvents } from '../api/member.ts'
import { formatActor, formatCause, sentenceOf } from '../format-timeline.ts'

/** Everything that happened to a person, the latest first. */
export function Timeline({ member }: { member: Member }) {
  const { entries, next, busy, problem, more } = useOlder(member)
  const kept = useKeptFocus<HTMLDivElement>()
  return (
    <Card>
      <CardHeader title="What happened" />
      <ol className="divide-y divide-rule">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <FormError {...problem} />
      {/* With the last of them the button disappears, and the focus with it. */}
      <div {...kept} className="mt-4 empty:hidden">
        {next !== null && (
          <Button
            variant="secondary"
            onClick={more}
            busy={busy && 'Loading...'}
            aria-describedby={problem.id}
          >
            Show older events
          </Button>
        )}
        {next === null && member.next !== null && (
          <p tabIndex={-1} className="text-ink-soft">
            That is everything.
          </p>
        )}
      </div>
    </Card>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const because = [formatActor(entry.actor), formatCause(entry.cause)].filter(Boolean).join(', ')
  return (
    <li className="grid gap-x-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        {sentenceOf(entry)}
        <span className="block text-sm text-ink-soft">{because}</span>
      </p>
      <p className="text-sm text-ink-soft">
        <RelativeTime iso={entry.occurredAt} />
      </p>
    </li>
  )
}

const REFUSAL = { otherwise: 'Older events could not be loaded. Please try again.' }

function useOlder({ person, timeline, next: first }: Member) {
  const [older, setOlder] = useState<readonly TimelineEntry[]>([])
  const [next, setNext] = useState(first)
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    if (next === null) return
    const page = await olderEvents(person.id, next)
    setOlder([...older, ...page.timeline])
    setNext(page.next)
  })
  return { entries: [...timeline, ...older], next, busy, problem, more: () => run() }
}
