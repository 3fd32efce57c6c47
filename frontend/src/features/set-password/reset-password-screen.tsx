import { LinkedForm } from './components/linked-form.tsx'

/** /reset-password#token: where the mail for a forgotten password leads. */
export function ResetPasswordScreen() {
  return (
    <LinkedForm
      title="Set a new password"
      lead="It replaces the old one and signs you out everywhere else."
    />
  )
}
