import { useAction } from '../../../lib/use-action.ts'
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

const REFUSAL = { otherwise: 'Something went wrong. Please try again.' }

/**
 * The button that claims. Nobody has to sign in, since the mailed link proves whose it is; a press is asked for, since
 * programs that check mails open their links too.
 */
export function AttachMembership({ token, onClaimed }: AttachMembershipProps) {
  const { busy, problem, failure, run } = useAction(REFUSAL, async () =>
    onClaimed(await claimMembership(token)),
  )
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-prose">
        A membership was paid for with your e-mail address. If the payment was yours, attach it to the account
        that has this address.
      </p>
      <FormError {...problem} />
      {refusedForGood(failure) ? (
        <WriteToSupport />
      ) : (
        <Button size="lg" onClick={() => run()} busy={busy && 'Attaching...'} aria-describedby={problem.id}>
          Attach membership
        </Button>
      )}
    </div>
  )
}
