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
      {/* The line is a shadow: that of the chosen tab lies over it. A row that scrolled would cut a tab, even the chosen one. */}
      <Radix.List
        aria-label={label}
        className="flex flex-wrap gap-x-1 shadow-[inset_0_-1px_var(--rule)] max-[22rem]:gap-x-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 border-b-2 border-transparent px-2 font-semibold text-ink-soft max-[22rem]:px-1 sm:px-3 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-signal data-[state=active]:text-ink"
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
