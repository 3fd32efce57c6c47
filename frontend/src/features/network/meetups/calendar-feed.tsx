import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { calendarFeed } from '../api/meetups.ts'

const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to load the calendar link' }
const NOT_RENEWED = { otherwise: 'The link could not be renewed. Please try again.' }

/** The meetups that one takes part in, as a feed for one's own calendar. */
export function CalendarFeed() {
  const [url, setUrl] = useState<string | null>(null)
  const { busy, run } = useAction(REFUSAL, async () => setUrl((await calendarFeed(false)).url))
  return (
    <Card {...useKeptFocus<HTMLDivElement>()}>
      <CardHeader title="Your calendar" />
      <p className="mb-4 max-w-prose text-ink-soft">
        The meetups that you join, in your own calendar, always up to date. Whoever has the link can read
        them: renew it if it gets into the wrong hands.
      </p>
      {url === null ? (
        <Button variant="secondary" busy={busy && 'Fetching...'} onClick={() => run()}>
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
          <RenewDialog onRenewed={setUrl} />
        </div>
      )}
    </Card>
  )
}

/** Asks once more before every calendar has to be told the new link. */
function RenewDialog({ onRenewed }: { onRenewed: (url: string) => void }) {
  return (
    <ConfirmDialog
      title="Renew the link?"
      description="The current link stops working at once, in every calendar that has it."
      trigger={
        <Button variant="quiet" size="sm">
          Renew the link
        </Button>
      }
      action="Renew the link"
      working="Renewing..."
      refusal={NOT_RENEWED}
      act={() => calendarFeed(true)}
      onDone={({ url }) => {
        onRenewed(url)
        showToast({ title: 'New calendar link', description: 'The old one no longer works.' })
      }}
    />
  )
}
