import { Link } from 'wouter'
import { useSiteName } from '../lib/site.ts'

/** The globe with its meridian, and the name; it leads to the landing page. */
export function Logo() {
  return (
    <Link href="/" className="inline-flex min-h-11 items-center gap-2 rounded-md">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6 fill-none stroke-signal stroke-2">
        <circle cx="16" cy="16" r="13" />
        <ellipse cx="16" cy="16" rx="5.5" ry="13" />
        <path d="M16 0v32" />
      </svg>
      <span className="headline text-2xl">{useSiteName()}</span>
    </Link>
  )
}
