import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface OuterLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link to somebody else's page, in a new tab; that page learns nothing of the window it was opened from. */
export function OuterLink({ href, className = 'text-link', children }: OuterLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes('inline-flex items-center gap-2', className)}
    >
      {children}
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
