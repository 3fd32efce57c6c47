import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** `list`: on wide screens alone, since small ones get cards instead; `inside`: the same within a card. */
const LOOKS = {
  report: { window: 'rounded-md border border-rule', table: 'text-sm tabular-nums' },
  list: { window: 'hidden rounded-lg border border-rule bg-surface shadow-lift sm:block', table: '' },
  inside: { window: 'hidden sm:block', table: '' },
}

interface ScrollingTableProps {
  /** Says what the table holds. */
  caption: string
  look: keyof typeof LOOKS
  className?: string
  /** The classes of the table itself. */
  tableClassName?: string
  /** Head and body. */
  children: ReactNode
}

/** A table in a window that scrolls, also by keyboard. */
export function ScrollingTable({ caption, look, className, tableClassName, children }: ScrollingTableProps) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
      // Contains what is there for screen readers only, which would otherwise stretch the page.
      className={classes('relative overflow-auto', LOOKS[look].window, className)}
    >
      <table className={classes('w-full', LOOKS[look].table, tableClassName)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
