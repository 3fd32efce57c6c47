import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab {
  value: string
  label: string
  content: ReactNode
}

interface TabsProps {
  /** Names the row of tabs for people who do not see it. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
}

/** Parts of a screen, of which one shows at a time. The owner keeps which one is open, usually in the address. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      {/* The line is a shadow: a border that the tabs stand on would make the row scroll up and down by a pixel. */}
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--rule)]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-2 font-semibold sm:px-3 text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-signal data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
