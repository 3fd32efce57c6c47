import { Link } from 'wouter'
import { Section } from '../components/section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** A new password for who knows the old one. */
export function PasswordSection({ id }: { id: string }) {
  return (
    <Section
      id={id}
      title="Password"
      lead="A new password signs you out everywhere else. This browser stays signed in."
    >
      <ChangePasswordForm />
      <p className="mt-5 text-sm text-ink-soft">
        No password yet, or forgotten it?{' '}
        <Link href="/forgot-password" className="text-link">
          Get a link that sets one
        </Link>
      </p>
    </Section>
  )
}
