import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { rotateFeed } from './api.ts'

/** Asks once more before every player has to be told the new address. */
export function RotateDialog({ onIssued }: { onIssued: (feedUrl: string) => void }) {
  const [open, setOpen] = useState(false)
  const finish = (feedUrl: string) => {
    // The old address is dead: from this moment on it must not be copied any more.
    onIssued(feedUrl)
    setOpen(false)
    showToast({ title: 'New Feed Address', description: 'Copy it, and add it to your player again.' })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Make a new address?"
      description="The present address stops at once, in every player that has it, and so do the episodes that it gave. Do this when somebody else has come to know it."
      trigger={
        <Button variant="secondary" size="sm">
          Make a new address
        </Button>
      }
    >
      <Confirmation onDone={finish} />
    </Dialog>
  )
}

function Confirmation({ onDone }: { onDone: (feedUrl: string) => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { feedUrl } = await rotateFeed()
      onDone(feedUrl)
    } catch (error) {
      setProblem(readable(error, 'The address could not be changed. Please try again.'))
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
        <Button variant="destructive" onClick={() => void confirm()} busy={busy && 'Changing...'}>
          Make a new address
        </Button>
      </div>
    </div>
  )
}
