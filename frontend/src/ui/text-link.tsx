import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** A link to another screen that stands alone in a line of text, tall enough to be hit by a thumb. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="text-link inline-flex min-h-8 items-center">
      {children}
    </Link>
  )
}
