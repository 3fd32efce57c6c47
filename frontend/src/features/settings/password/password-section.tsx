import { Link } from 'wouter'
import { ChangePasswordForm } from './change-password-form.tsx'

/** A new password for who knows the old one. */
export function PasswordSection() {
  return (
    <>
      <ChangePasswordForm />
      <p className="mt-5 text-sm text-ink-soft">
        No password yet, or forgotten it?{' '}
        <Link href="/forgot-password" className="text-link">
          Get a link that sets one
        </Link>
      </p>
    </>
  )
}
