import { LinkedForm } from './components/linked-form.tsx'

/** /set-password#token: where the mail after a payment leads. */
export function SetPasswordScreen() {
  return <LinkedForm title="Set your password" lead="With it you can sign in from any device." />
}
