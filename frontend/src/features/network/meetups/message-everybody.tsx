import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { isolated } from '@meridian/contracts/values/isolated'
import { Mail } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messageEverybody } from '../api/meetups.ts'

/** A mail to everybody who holds a place. */
export function MessageEverybody({ meetup: { id, title } }: { meetup: Meetup }) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState({ subject: '', text: '' })
  const [busy, run] = useBusy()
  const send = async () => {
    try {
      const { recipients } = await messageEverybody(id, message)
      showToast({ title: 'Message sent', description: recipientWords(recipients) })
      setMessage({ subject: '', text: '' })
      setOpen(false)
    } catch (error) {
      const description = readable(error, 'Please try again.')
      showToast({ title: 'Failed to send message', description, variant: 'destructive' })
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    run(send)
  }
  return (
    <Dialog
      title="Write to attendees"
      description={`Everybody who holds a place at “${isolated(title)}” gets it by mail.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Message: ${title}`}>
          <Mail aria-hidden className="size-4" />
          Message
        </Button>
      }
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label="Subject"
          required
          maxLength={150}
          value={message.subject}
          onChange={({ target }) => setMessage({ ...message, subject: target.value })}
        />
        <TextArea
          label="Message"
          required
          rows={6}
          maxLength={5_000}
          value={message.text}
          onChange={({ target }) => setMessage({ ...message, text: target.value })}
        />
        <Button type="submit" busy={busy && 'Sending...'}>
          Send
        </Button>
      </form>
    </Dialog>
  )
}

const recipientWords = (count: number) => (count === 1 ? 'One person gets it.' : `${count} people get it.`)
