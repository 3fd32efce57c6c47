import { type ReactElement, useState } from 'react'
import { Confirmation, type ConfirmationProps } from './confirmation.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps<Done> extends ConfirmationProps<Done> {
  title: string
  /** What happens then, and whether it can be undone. */
  description: string
  /** The button that opens it, and to which the focus returns. */
  trigger: ReactElement
  /** For a dialog whose code is loaded by the press that opens it. */
  startsOpen?: boolean
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Asks for confirmation, and for anything else that is needed. A failure leaves the dialog open. */
export function ConfirmDialog<Done>(props: ConfirmDialogProps<Done>) {
  const { title, description, trigger, startsOpen = false, onOpenChange, ...confirmation } = props
  const [open, setOpen] = useState(startsOpen)
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    onOpenChange?.(isOpen)
  }
  const finish = (done: Done) => {
    change(false)
    confirmation.onDone(done)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={title} description={description} trigger={trigger}>
      <Confirmation {...confirmation} onDone={finish} />
    </Dialog>
  )
}
