import { LinkedForm } from './components/linked-form.tsx'

/** /reset-password#token: where the mail for a forgotten password leads. */
export function ResetPasswordScreen() {
  return (
    <LinkedForm
      title="Set a new password"
      lead="It replaces the old one and signs you out everywhere else. The private addresses of your podcast feed and calendar end, too: get new ones in the portal. If your address was never confirmed, we also turn off the second factor, unlink Telegram and Discord, and forget your location."
    />
  )
}
