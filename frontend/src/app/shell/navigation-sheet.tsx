import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { focusMain } from '../../ui/focus-main.ts'
import { NavigationButton } from './bar-buttons.tsx'
import { SidePanel } from './side-panel.tsx'

/** On small screens: a button that slides the side panel in. Open from the start. */
export function NavigationSheet({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(true)
  /** The title of the screen that was left by one of the links. */
  const left = useRef<string>(undefined)
  const leave = () => {
    left.current = document.title
    setOpen(false)
  }
  const giveFocus = (event: Event) => {
    // While the next screen is on its way, the button has the focus. One that is there already could not take it.
    if (left.current !== undefined && left.current !== document.title) {
      event.preventDefault()
      focusMain()
    }
    left.current = undefined
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <NavigationButton />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-rule bg-surface shadow-float"
        >
          <div className="flex items-center justify-between border-b border-rule py-2 pr-2 pl-7">
            <Dialog.Title className="headline text-xl">Navigation</Dialog.Title>
            <Dialog.Close
              aria-label="Close navigation"
              className="grid size-11 place-items-center rounded-md hover:bg-sunk"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex-1">
            <SidePanel user={user} onNavigate={leave} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
