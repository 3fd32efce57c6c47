import { Link } from 'wouter'
import { useSiteName } from '../lib/site.ts'

/** The globe with its meridian, and the name; it leads to the landing page. */
export function Logo() {
  const name = useSiteName()
  return (
    <Link href="/" className="site-mark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="13" />
        <ellipse cx="16" cy="16" rx="5.5" ry="13" />
        <path d="M16 0v32" />
      </svg>
      <span className="headline" data-long={name.length > 10 || undefined}>
        {name}
      </span>
    </Link>
  )
}
