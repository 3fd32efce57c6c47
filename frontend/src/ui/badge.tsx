import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'good'

const VARIANTS: Record<BadgeVariant, string> = {
  default: 'bg-signal-wash text-signal border-signal',
  secondary: 'bg-sunk text-ink border-rule-strong',
  destructive: 'bg-danger-wash text-danger border-danger',
  good: 'bg-surface text-good border-good',
}

/** A short mark beside a thing. */
export function Badge({ variant = 'secondary', children }: { variant?: BadgeVariant; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm border px-1.5 text-xs leading-5 font-semibold whitespace-nowrap',
        VARIANTS[variant],
      )}
    >
      {children}
    </span>
  )
}
