import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useCallback, useRef } from 'react'
import { focusFirst } from './focus-first.ts'
import { TellUnderWay } from './use-held-dialog.ts'

interface DialogProps {
  title: string
  /** One sentence that says what this is about; it is read out with the title. */
  description: string
  /** The button that opens it, and to which the focus returns. */
  trigger: ReactElement
  /** Drawn anew each time the dialog opens. */
  children: ReactNode
  /** For dialogs that close by themselves once they are done. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A field gets the focus first: Enter would otherwise close what has just opened. */
const toField = focusFirst('input, select, textarea')

/** A window that wants an answer before the page goes on. Escape and the cross close it, but for `useHeldDialog`. */
export function Dialog({ title, description, trigger, children, open, onOpenChange }: DialogProps) {
  const underWay = useRef(false)
  const tell = useCallback((isUnderWay: boolean) => {
    underWay.current = isUnderWay
  }, [])
  const stay = (event: Pick<Event, 'preventDefault'>) => {
    if (underWay.current) event.preventDefault()
  }
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          onOpenAutoFocus={toField}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className="enter fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-lg border border-rule bg-surface p-5 shadow-float sm:p-6"
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="headline min-w-0 text-2xl wrap-anywhere">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              onClick={stay}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <Radix.Description className="mt-2 mb-5 text-ink-soft">{description}</Radix.Description>
          <TellUnderWay value={tell}>{children}</TellUnderWay>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes the dialog when what it wraps, a button, is pressed. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
