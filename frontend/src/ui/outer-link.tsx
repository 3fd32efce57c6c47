import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

interface OuterLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link to somebody else's page, in a new tab; that page learns nothing of the window it was opened from. */
export function OuterLink({ href, className = 'text-link inline-block', children }: OuterLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {/* Joined to the last word, on its line. A space would be underlined. */}
      <span aria-hidden>
        {'\u2060'}
        <ExternalLink className="ms-1 inline size-4 shrink-0 align-[-0.125em]" />
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
