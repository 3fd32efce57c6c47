import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-signal text-on-signal border-transparent hover:bg-signal-hover',
  secondary: 'bg-surface text-ink border-rule-strong hover:border-ink hover:bg-sunk',
  quiet: 'text-ink border-transparent hover:bg-sunk',
  destructive: 'bg-danger text-on-danger border-transparent hover:opacity-90',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-lg',
}

/** The classes of a button; links that look like one use them too. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight text-center',
    'transition-colors disabled:opacity-55 aria-busy:opacity-85 aria-busy:cursor-progress disabled:pointer-events-none',
    VARIANTS[variant],
    SIZES[size],
    extra,
  )
}
