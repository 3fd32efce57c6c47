import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface PopoverProps {
  /** Names the small window for people who do not see what opened it. */
  label: string
  /** A button with an accessible name. */
  trigger: ReactElement
  defaultOpen?: boolean
  children: ReactNode
}

/** A small window beside its button, for things to read; a {@link Menu} is for things to choose. */
export function Popover({ label, trigger, defaultOpen = false, children }: PopoverProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="enter z-50 w-72 max-w-[calc(100vw-1.5rem)] rounded-lg border border-rule bg-surface p-4 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes the popover when what it wraps is pressed. */
export function PopoverClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
