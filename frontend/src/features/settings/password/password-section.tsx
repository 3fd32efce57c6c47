import { NoPassword } from '../components/no-password.tsx'
import { OnceKnown } from '../second-factor/once-known.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** A new password for people who know the old one. */
export function PasswordSection() {
  return (
    <div className="grid gap-5">
      <OnceKnown fields={3}>
        <ChangePasswordForm />
      </OnceKnown>
      <NoPassword />
    </div>
  )
}
