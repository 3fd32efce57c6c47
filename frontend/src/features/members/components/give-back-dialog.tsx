import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { giveBack } from '../api/second-subscriptions.ts'

interface GiveBackDialogProps {
  second: SecondSubscription
  onDone: () => void
}

/** Asks once more before money moves. */
export function GiveBackDialog({ second: { subscriptionId, username }, onDone }: GiveBackDialogProps) {
  const [open, setOpen] = useState(false)
  const finish = (message: string) => {
    setOpen(false)
    showToast({ title: 'Payment Given Back', description: message })
    onDone()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Give the payment back?"
      description={`The second payment of ${username || 'this person'} goes back to their card, and that subscription (${subscriptionId}) ends at once. This cannot be undone.`}
      trigger={
        <Button variant="secondary" size="sm">
          Give the payment back<span className="sr-only"> to {username}</span>
        </Button>
      }
    >
      <Confirmation subscriptionId={subscriptionId} onDone={finish} />
    </Dialog>
  )
}

interface ConfirmationProps {
  subscriptionId: string
  onDone: (message: string) => void
}

function Confirmation({ subscriptionId, onDone }: ConfirmationProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await giveBack(subscriptionId)
      onDone(message)
    } catch (error) {
      setProblem(readable(error, 'The payment could not be given back. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-5">
      <FormError message={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            Cancel
          </Button>
        </DialogClose>
        <Button variant="destructive" onClick={confirm} busy={busy && 'Giving back...'}>
          Give the payment back
        </Button>
      </div>
    </div>
  )
}
