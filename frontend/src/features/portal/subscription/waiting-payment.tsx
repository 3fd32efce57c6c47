import { useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { mailClaimLink } from './api/billing.ts'

/** For somebody who has paid while signed out, in place of the plans. */
export const PAID_ALREADY =
  'You have already paid for a membership. To use it, follow the link that we e-mailed to you.'

const NOT_SENT = { otherwise: 'The e-mail could not be sent. Please try again.' }

/** Mails that link once more. */
export function MailLinkAgain() {
  const [sent, setSent] = useState<string>()
  const { busy, problem, run } = useAction(NOT_SENT, async () => setSent((await mailClaimLink()).message))
  return (
    <>
      <Button onClick={() => run()} busy={busy && 'Sending...'} aria-describedby={problem.id}>
        E-mail the link again
      </Button>
      {sent && problem.message === undefined && <p role="status">{sent}</p>}
      <FormError {...problem} />
    </>
  )
}
