import { Link } from 'wouter'
import { post } from '../../lib/http.ts'
import { statusOf } from '../../lib/http-error.ts'
import { refreshSession } from '../../lib/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SignInFirst } from './sign-in-first.tsx'

interface ConfirmButtonProps {
  token: string
  /** Called with the address that is confirmed now. */
  onConfirmed: (email: string) => void
}

const REFUSAL = { otherwise: 'The address could not be confirmed. Please try again.' }

/** Opening the page does nothing yet: programs that check mails open their links too. */
export function ConfirmButton({ token, onConfirmed }: ConfirmButtonProps) {
  const { busy, problem, failure, run } = useAction(REFUSAL, async () => {
    onConfirmed((await post('/api/email/confirm', { token })).email)
    void refreshSession()
  })
  const status = statusOf(failure)
  if (status === 401 || status === 403) return <SignInFirst token={token} message={problem.message} />
  return (
    <div className="grid justify-items-start gap-5">
      <p>If the address that received this e-mail is yours, press the button.</p>
      <FormError {...problem} />
      {status === 400 && (
        <Link href="/settings#email" className="text-link">
          Go to your settings
        </Link>
      )}
      <Button size="lg" onClick={() => run()} busy={busy && 'Confirming...'} aria-describedby={problem.id}>
        Confirm my address
      </Button>
    </div>
  )
}
