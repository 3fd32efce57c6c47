import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-base outline-none data-[highlighted]:bg-sunk cursor-pointer'

/** A menu that opens from its trigger, a button with an accessible name. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="enter z-50 w-72 max-w-[calc(100vw-1.5rem)] rounded-lg border border-rule bg-surface p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** One thing to do. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={ITEM}>
      {children}
    </Radix.Item>
  )
}

/** Text in a menu that is not to be chosen. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-ink-soft">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-rule" />
}
