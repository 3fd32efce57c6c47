import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { calendarFeed } from '../api/meetups.ts'

const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to load the calendar link' }

/** The meetups that one takes part in, as a feed for one's own calendar. */
export function CalendarFeed() {
  const [url, setUrl] = useState<string | null>(null)
  const { busy, run } = useAction(REFUSAL, async (renew: boolean) => {
    setUrl((await calendarFeed(renew)).url)
    if (renew) showToast({ title: 'New calendar link', description: 'The old one no longer works.' })
  })
  return (
    <Card>
      <CardHeader title="Your calendar" />
      <p className="mb-4 max-w-prose text-ink-soft">
        The meetups that you join, in your own calendar, always up to date. Whoever has the link can read
        them: renew it if it gets into the wrong hands.
      </p>
      {url === null ? (
        <Button variant="secondary" busy={busy && 'Fetching...'} onClick={() => run(false)}>
          <CalendarSync aria-hidden className="size-4" />
          Show my calendar link
        </Button>
      ) : (
        <div className="grid justify-items-start gap-3">
          <div className="w-full">
            <CopyField
              label="Calendar link"
              value={url}
              action="Copy link"
              variant="secondary"
              done={{ title: 'Link Copied', description: 'Add it to your calendar as a subscription.' }}
            />
          </div>
          <Button variant="quiet" size="sm" busy={busy && 'Renewing...'} onClick={() => run(true)}>
            Renew the link
          </Button>
        </div>
      )}
    </Card>
  )
}
