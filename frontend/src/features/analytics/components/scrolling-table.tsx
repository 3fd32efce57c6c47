import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

interface ScrollingTableProps {
  /** Says what the table holds. */
  caption: string
  className?: string
  /** Head and body. */
  children: ReactNode
}

/** A table in a window that scrolls, also by keyboard. */
export function ScrollingTable({ caption, className, children }: ScrollingTableProps) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
      // Contains what is there for screen readers only, which would otherwise stretch the page.
      className={classes('relative overflow-auto rounded-md border border-rule', className)}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
