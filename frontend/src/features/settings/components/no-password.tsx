import { Link } from 'wouter'

/** The way to a password for people who have none: an account that came with a payment begins without one. */
export function NoPassword() {
  return (
    <p className="text-sm text-ink-soft">
      No password yet, or forgotten it?{' '}
      <Link href="/forgot-password" className="text-link">
        Get a link that sets one
      </Link>
    </p>
  )
}
