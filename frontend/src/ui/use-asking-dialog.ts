import { type RefObject, useRef, useState } from 'react'
import type { Ask } from '../lib/leave.ts'

interface AskingDialog {
  open: boolean
  /** For the form's `UnsavedGuard`. */
  asking: RefObject<Ask | null>
  /** For the dialog's `onOpenChange`. */
  change: (opens: boolean) => void
  /** Closes it without a question. */
  close: () => void
}

/** A dialog that asks before it closes while something in it is not saved. Open from the start. */
export function useAskingDialog(): AskingDialog {
  const [open, setOpen] = useState(true)
  const asking = useRef<Ask>(null)
  const close = () => setOpen(false)
  const change = (opens: boolean) => {
    if (opens || asking.current === null) setOpen(opens)
    else asking.current(close)
  }
  return { open, asking, change, close }
}
