import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useState,
} from 'react'
import { orRenewedPage } from '../lib/renewed-page.ts'
import { repeated, WHILE_WAITED_FOR } from '../lib/repeat.ts'
import { showToast } from '../lib/toast.ts'

interface OnDemandProps {
  /** The button as it looks before its menu was ever opened. */
  button: ReactElement<ComponentProps<'button'>>
  opens: 'menu' | 'dialog'
  /** Fetches the menu's code. */
  preload: () => Promise<unknown>
  /** The same button with its menu, open from the start. */
  children: ReactNode
}

/** Keeps a menu's code off the page until somebody reaches for it. */
export function OnDemand({ button, opens, preload, children }: OnDemandProps) {
  const [wanted, setWanted] = useState(false)
  // Whoever presses the button hears of a failure.
  const begin = () => void preload().catch(() => {})
  const open = async () => {
    try {
      await repeated(() => orRenewedPage(preload), WHILE_WAITED_FOR)
      // As a transition, this leaves the button on the page, and the focus with it, until everything can be drawn.
      startTransition(() => setWanted(true))
    } catch {
      const description = 'It did not arrive. Check your connection and try again.'
      showToast({ title: 'Could Not Be Opened', description, variant: 'destructive' })
    }
  }
  if (wanted) return children
  return cloneElement(button, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: begin,
    onFocus: begin,
    onClick: () => void open(),
  })
}
