import { type ReactElement, useState } from 'react'
import { Confirmation, type ConfirmationProps } from './confirmation.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps<Done> extends ConfirmationProps<Done> {
  title: string
  /** What happens then, and whether it can be undone. */
  description: string
  /** The button that opens it, and that the focus goes back to. */
  trigger: ReactElement
  /** For one that is loaded by the press that opens it. */
  startsOpen?: boolean
}

/** Asks once more, and what else has to be known. A failure leaves the question open. */
export function ConfirmDialog<Done>(props: ConfirmDialogProps<Done>) {
  const { title, description, trigger, startsOpen = false, ...confirmation } = props
  const [open, setOpen] = useState(startsOpen)
  const finish = (done: Done) => {
    setOpen(false)
    confirmation.onDone(done)
  }
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={description} trigger={trigger}>
      <Confirmation {...confirmation} onDone={finish} />
    </Dialog>
  )
}
