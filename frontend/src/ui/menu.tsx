import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-base outline-none data-[highlighted]:bg-sunk data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-signal cursor-pointer'

interface MenuProps {
  trigger: ReactElement
  defaultOpen?: boolean
  children: ReactNode
}

/** A menu that opens from its trigger, a button with an accessible name. */
export function Menu({ trigger, defaultOpen = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
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

export interface MenuOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface MenuChoiceProps<Value extends string> {
  label: string
  options: readonly MenuOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Options of which one is selected. Choosing keeps the menu open, so that the effect can be seen. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            event.preventDefault()
            onChange(option.value)
          }}
          className={ITEM}
        >
          <span className="size-5">
            <Radix.ItemIndicator>
              <Check aria-hidden className="size-5" />
            </Radix.ItemIndicator>
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** Text in a menu that cannot be chosen. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-ink-soft">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-rule" />
}
