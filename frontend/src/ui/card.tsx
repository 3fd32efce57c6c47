import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classes(
        'min-w-0 rounded-lg border border-rule bg-surface p-5 shadow-lift sm:p-6',
        className,
      )}
    />
  )
}

/** The head of a card or a page part: its title, and what can be done on the right. */
export function CardHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="headline text-2xl">{title}</h2>
      {children}
    </div>
  )
}
