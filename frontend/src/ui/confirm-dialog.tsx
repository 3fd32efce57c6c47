import { type ReactElement, useState } from 'react'
import { readable } from '../lib/http-error.ts'
import { Button } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { FormError } from './form-error.tsx'

interface ConfirmDialogProps<T> {
  title: string
  /** What happens then, and whether it can be undone. */
  description: string
  /** The button that opens it, and that the focus goes back to. */
  trigger: ReactElement
  /** What the button says that does it, and while it does. */
  action: string
  working: string
  /** What to say about a failure that has no words of its own. */
  failure: string
  act: () => Promise<T>
  /** The dialog is closed by then. */
  onDone: (done: T) => void
}

/** Asks once more before something that cannot simply be taken back. A failure leaves the question open. */
export function ConfirmDialog<T>({ title, description, trigger, ...confirmation }: ConfirmDialogProps<T>) {
  const [open, setOpen] = useState(false)
  const finish = (done: T) => {
    setOpen(false)
    confirmation.onDone(done)
  }
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={description} trigger={trigger}>
      <Confirmation {...confirmation} onDone={finish} />
    </Dialog>
  )
}

type ConfirmationProps<T> = Omit<ConfirmDialogProps<T>, 'title' | 'description' | 'trigger'>

function Confirmation<T>({ action, working, failure, act, onDone }: ConfirmationProps<T>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      onDone(await act())
    } catch (error) {
      setProblem(readable(error, failure))
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
        <Button variant="destructive" onClick={() => void confirm()} busy={busy && working}>
          {action}
        </Button>
      </div>
    </div>
  )
}
