import { isolated } from '@meridian/contracts/values/isolated'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { FieldProblems } from '../../../lib/field-problems.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messageEverybody } from '../api/meetups.ts'
import type { OrganizerTool } from './organizer-tool.ts'

const EMPTY = { subject: '', text: '' }
const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to send message' }

/** A mail to everybody who holds a place. What is typed survives closing the dialog, while the meetup is to come. */
export function MessageEverybody({ meetup: { id, title }, onAsk }: OrganizerTool) {
  const [message, setMessage] = useState(EMPTY)
  const finish = ({ recipients }: { recipients: number }) => {
    setMessage(EMPTY)
    showToast({ title: 'Message sent', description: formatRecipients(recipients) })
  }
  return (
    <ConfirmDialog
      title="Write to attendees"
      description={`Everybody who holds a place at “${isolated(title)}” gets it by e-mail.`}
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Message: ${title}`}>
          <Mail aria-hidden className="size-4" />
          Message
        </Button>
      }
      asked={{
        names: ['subject', 'text'],
        render: (problems) => <MessageFields message={message} onType={setMessage} problems={problems} />,
      }}
      action="Send"
      working="Sending..."
      destructive={false}
      refusal={REFUSAL}
      act={() => messageEverybody(id, message)}
      onDone={finish}
      onOpenChange={onAsk}
    />
  )
}

interface MessageFieldsProps {
  message: typeof EMPTY
  onType: (message: typeof EMPTY) => void
  problems: FieldProblems
}

function MessageFields({ message, onType, problems }: MessageFieldsProps) {
  return (
    <>
      <TextField
        label="Subject"
        required
        error={problems.subject}
        value={message.subject}
        onChange={({ target }) => onType({ ...message, subject: target.value })}
      />
      <TextArea
        label="Message"
        required
        rows={6}
        error={problems.text}
        value={message.text}
        onChange={({ target }) => onType({ ...message, text: target.value })}
      />
    </>
  )
}

const formatRecipients = (count: number) => (count === 1 ? 'One person gets it.' : `${count} people get it.`)
