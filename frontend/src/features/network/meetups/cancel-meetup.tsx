import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { isolated } from '@meridian/contracts/values/isolated'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { cancelMeetup } from '../api/meetups.ts'

/** Calls a meetup off, after asking. */
export function CancelMeetup({ meetup: { id, title } }: { meetup: Meetup }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, run] = useBusy()
  const cancel = async () => {
    try {
      await cancelMeetup(id, reason.trim())
      showToast({ title: 'Meetup canceled', description: 'Everybody who takes part is told.' })
      setOpen(false)
    } catch (error) {
      const description = readable(error, 'Please try again.')
      showToast({ title: 'Failed to cancel meetup', description, variant: 'destructive' })
    }
  }
  return (
    <Dialog
      title="Cancel this meetup?"
      description={`“${isolated(title)}” is called off for everybody, and cannot be brought back.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Cancel meetup: ${title}`}>
          Cancel meetup
        </Button>
      }
    >
      <div className="grid gap-5">
        <TextArea
          label="Reason (optional)"
          rows={3}
          hint="Included in the mail to the attendees."
          maxLength={1_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="secondary">Keep it</Button>
          </DialogClose>
          <Button variant="destructive" busy={busy && 'Canceling...'} onClick={() => run(cancel)}>
            Cancel the meetup
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
