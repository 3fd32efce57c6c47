import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { confirmLeave } from '../../../lib/leave.ts'
import { focusFirst } from '../../../ui/focus-first.ts'

interface PlanPanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

const toField = focusFirst('input, textarea')

/**
 * Not on devices where this would bring up an on-screen keyboard over the map. Where the form stands below what fits on
 * the screen, as when the page is enlarged, the map gives way as far as needed for the field to be seen.
 */
function beginTyping(event: Event): void {
  if (!matchMedia('(pointer: fine)').matches) return
  toField(event)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/**
 * The dialog of a meetup. It stands beside the map, under it on small screens, and leaves the rest of the page usable,
 * since its place is picked there. Escape and the cross close it, with a question where something is typed, and the
 * focus goes back to where it came from.
 */
export function PlanPanel({ title, onClose, children }: PlanPanelProps) {
  const [opener] = useState(() => document.activeElement)
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => open || confirmLeave(onClose)}>
      <Radix.Content
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={beginTyping}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The next panel, where there is one, has the focus already.
          if (document.activeElement !== document.body) return
          if (opener instanceof HTMLElement) opener.focus()
        }}
        className="enter min-w-0 rounded-lg border border-rule-strong bg-surface p-4 shadow-lift sm:p-5"
      >
        <div className="flex items-start justify-between gap-4">
          <Radix.Title className="headline text-2xl">{title}</Radix.Title>
          <Radix.Close
            aria-label="Close"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </div>
        <Radix.Description className="mt-1 mb-4 text-ink-soft">
          Say what it is, and pick on the map where it is.
        </Radix.Description>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
