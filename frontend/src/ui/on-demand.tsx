import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useState,
} from 'react'

interface OnDemandProps {
  /** The button as it looks before its menu was ever opened. */
  button: ReactElement<ComponentProps<'button'>>
  opens: 'menu' | 'dialog'
  /** Begins to fetch the menu's code. */
  preload: () => void
  /** The same button with its menu, open from the start. */
  children: ReactNode
}

/** Keeps a menu's code off the page until somebody reaches for it. */
export function OnDemand({ button, opens, preload, children }: OnDemandProps) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return children
  return cloneElement(button, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    // What is a transition leaves the button on the page, and the focus with it, until the code is there.
    onClick: () => startTransition(() => setWanted(true)),
  })
}
