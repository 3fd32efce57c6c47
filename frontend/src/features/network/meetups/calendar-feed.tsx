import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { calendarFeed } from '../api/meetups.ts'

/** The meetups that one takes part in, as a feed for one's own calendar. */
export function CalendarFeed() {
  const [url, setUrl] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const fetchFeed = (renew: boolean) => async () => {
    try {
      setUrl((await calendarFeed(renew)).url)
      if (renew) showToast({ title: 'New calendar link', description: 'The old one has ended.' })
    } catch (error) {
      const description = readable(error, 'Please try again.')
      showToast({ title: 'Failed to load the calendar link', description, variant: 'destructive' })
    }
  }
  return (
    <Card>
      <CardHeader title="Your calendar" />
      <p className="mb-4 max-w-prose text-ink-soft">
        The meetups that you join, in your own calendar, always up to date. Whoever has the link can read
        them: renew it if it got into the wrong hands.
      </p>
      {url === null ? (
        <Button variant="secondary" busy={busy && 'Fetching...'} onClick={() => run(fetchFeed(false))}>
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
          <Button variant="quiet" size="sm" busy={busy && 'Renewing...'} onClick={() => run(fetchFeed(true))}>
            Renew the link
          </Button>
        </div>
      )}
    </Card>
  )
}
