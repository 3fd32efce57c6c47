import { isolated } from '@meridian/contracts/values/isolated'
import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { cancelMeetup } from '../api/meetups.ts'
import type { OrganizerTool } from './organizer-tool.ts'

const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to cancel meetup' }

/** Calls a meetup off, after asking. */
export function CancelMeetup({ meetup: { id, title }, onAsk }: OrganizerTool) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title="Cancel this meetup?"
      description={`“${isolated(title)}” is called off for everybody, and cannot be brought back.`}
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Cancel meetup: ${title}`}>
          Cancel meetup
        </Button>
      }
      asked={{
        names: ['reason'],
        render: (problems) => (
          <TextArea
            label="Reason (optional)"
            rows={3}
            hint="Included in the e-mail to the attendees."
            error={problems.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        ),
      }}
      keep="Keep it"
      action="Cancel the meetup"
      working="Cancelling..."
      refusal={REFUSAL}
      act={() => cancelMeetup(id, reason.trim())}
      onDone={() =>
        showToast({ title: 'Meetup cancelled', description: 'Everybody who takes part is told.' })
      }
      onOpenChange={onAsk}
    />
  )
}
