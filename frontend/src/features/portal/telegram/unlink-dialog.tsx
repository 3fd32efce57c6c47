import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { unlinkAccount } from './api.ts'
import { UnlinkButton } from './unlink-button.tsx'

interface UnlinkDialogProps {
  inChannel: boolean
  onUnlinked: () => void
}

/** Asks once more before the Telegram account is forgotten. Open from the start. */
export function UnlinkDialog({ inChannel, onUnlinked }: UnlinkDialogProps) {
  const [open, setOpen] = useState(true)
  const finish = () => {
    setOpen(false)
    showToast({ title: 'Telegram Unlinked', description: 'You can link an account again at any time.' })
    onUnlinked()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Unlink Telegram?"
      description={
        inChannel
          ? 'Your Telegram account is forgotten, and you are taken out of the channel.'
          : 'Your Telegram account is forgotten, and invite links for it stop working.'
      }
      trigger={<UnlinkButton />}
    >
      <Confirmation onDone={finish} />
    </Dialog>
  )
}

function Confirmation({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await unlinkAccount()
      onDone()
    } catch (error) {
      setProblem(readable(error, 'The account could not be unlinked. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-5">
      <FormError message={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button variant="destructive" onClick={confirm} busy={busy && 'Unlinking...'}>
          Unlink
        </Button>
      </div>
    </div>
  )
}
