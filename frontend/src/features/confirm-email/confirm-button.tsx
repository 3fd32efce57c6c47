import { useState } from 'react'
import { post } from '../../lib/http.ts'
import { readable } from '../../lib/http-error.ts'
import { refreshSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'

interface ConfirmButtonProps {
  token: string
  /** Called with the address that is confirmed now. */
  onConfirmed: (email: string) => void
}

/** Opening the page does nothing yet: programs that check mails open their links too. */
export function ConfirmButton({ token, onConfirmed }: ConfirmButtonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      onConfirmed((await post<{ email: string }>('/api/email/confirm', { token })).email)
      void refreshSession()
    } catch (error) {
      setProblem(readable(error, 'The address could not be confirmed. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p>Is the address yours that this mail came to? Then press the button.</p>
      <FormError message={problem} />
      <Button size="lg" onClick={() => void confirm()} busy={busy && 'Confirming...'}>
        Confirm my address
      </Button>
    </div>
  )
}
