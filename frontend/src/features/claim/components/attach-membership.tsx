import { useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { type ClaimAnswer, claimMembership } from '../api/claims.ts'
import { refusedForGood } from '../refusal.ts'
import { WriteToSupport } from './write-to-support.tsx'

interface AttachMembershipProps {
  token: string
  /** Called with what the server said. */
  onClaimed: (answer: ClaimAnswer) => void
}

/**
 * The button that claims. Nobody has to sign in, since the mailed link proves whose it is; a press is asked for, since
 * programs that check mails open their links too.
 */
export function AttachMembership({ token, onClaimed }: AttachMembershipProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string; forGood: boolean }>()
  const attach = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      onClaimed(await claimMembership(token))
    } catch (error) {
      const text = readable(error, 'Something went wrong. Please try again.')
      setProblem({ text, forGood: refusedForGood(error) })
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-prose">
        A membership was paid with your e-mail address. Attach it to the account that has this address, if the
        payment was yours.
      </p>
      <FormError message={problem?.text} />
      {problem?.forGood ? (
        <WriteToSupport />
      ) : (
        <Button size="lg" onClick={attach} busy={busy && 'Attaching...'}>
          Attach membership
        </Button>
      )}
    </div>
  )
}
