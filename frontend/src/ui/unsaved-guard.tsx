import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { blockNavigation } from '../lib/block-navigation.ts'
import { type Ask, unsavedWork } from '../lib/leave.ts'
import { Button } from './button.tsx'

interface UnsavedGuardProps {
  unsaved: boolean
  /**
   * Holds the question to ask while something is not saved, for a dialog that closes alone and leaves the screen as it
   * is.
   */
  asking?: RefObject<Ask | null>
}

/** Stands in a form, and asks before the page is left while something in it is not saved. */
export function UnsavedGuard({ unsaved, asking }: UnsavedGuardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wayOut = useRef(() => {})
  const id = useId()
  // Cleans up before the effects of what replaces it: a screen that is gone has nothing to ask.
  useLayoutEffect(() => {
    if (!unsaved) return undefined
    const ask: Ask = (go) => {
      wayOut.current = go
      dialog.current?.showModal()
    }
    return guard(ask, asking)
  }, [unsaved, asking])
  const stay = () => dialog.current?.close()
  const leave = () => {
    stay()
    wayOut.current()
  }
  return (
    <dialog
      ref={dialog}
      // A dialog around it hears the key first, and keeps the browser from closing this one.
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && stay()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-loss`}
      className="m-auto max-w-[min(32rem,calc(100%-2rem))] rounded-lg border border-rule bg-surface p-5 text-ink shadow-float backdrop:bg-veil sm:p-6"
    >
      <p id={`${id}-title`} className="headline text-2xl">
        Leave without saving?
      </p>
      <p id={`${id}-loss`} className="mt-2 mb-5 text-ink-soft">
        What you entered here is not saved, and is lost when you leave.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={stay}>
          Stay here
        </Button>
        <Button variant="destructive" onClick={leave}>
          Leave
        </Button>
      </div>
    </dialog>
  )
}

/** Returns a function that ends it. */
function guard(ask: Ask, asking: UnsavedGuardProps['asking']): () => void {
  const warn = (event: Event) => {
    if (unsavedWork.has(ask)) event.preventDefault()
  }
  unsavedWork.add(ask)
  if (asking) asking.current = ask
  addEventListener('beforeunload', warn)
  const letGo = blockNavigation(ask)
  return () => {
    letGo()
    unsavedWork.delete(ask)
    if (asking) asking.current = null
    removeEventListener('beforeunload', warn)
  }
}
