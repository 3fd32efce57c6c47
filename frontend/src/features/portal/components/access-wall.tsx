import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { Lock } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { mendingPage, useSubscription } from '../subscription/api/billing.ts'
import { BillingButton } from '../subscription/billing-button.tsx'
import { MailLinkAgain, PAID_ALREADY } from '../subscription/waiting-payment.tsx'

function reasonOf(status: SessionUser['membershipStatus']): string {
  if (status === 'canceled')
    return 'Your membership has ended. Choose a plan to come back; your account is as you left it.'
  if (status === 'payment_failed')
    return 'Your renewal could not be paid, and the time to fix it has passed. Everything opens again as soon as the payment arrives.'
  // The server has refused somebody who, as far as this tab knows, has access: the news about them is on its way.
  if (status === 'active')
    return 'Your access has just changed. The reason will be here in a moment; if it is not, reload the page.'
  return 'You have an account, but no membership yet. Choose a plan, and everything here opens at once.'
}

/** Stands in the portal's place for people without access. */
export function AccessWall({ status }: { status: SessionUser['membershipStatus'] }) {
  const waiting = useSubscription().data?.waiting
  const owes = !waiting && status === 'payment_failed'
  const leave = useSignOut()
  return (
    <section
      aria-labelledby="wall-title"
      className="grid justify-items-start gap-4 rounded-lg border border-rule-strong bg-surface p-6 sm:p-8"
    >
      <Lock aria-hidden className="size-8 text-ink-soft" />
      <h2 id="wall-title" className="headline text-3xl">
        Subscription Required
      </h2>
      <p className="max-w-prose text-ink-soft">{waiting ? PAID_ALREADY : reasonOf(status)}</p>
      {waiting && <MailLinkAgain />}
      <div className="mt-2 flex flex-wrap gap-3">
        {owes && (
          <BillingButton to={mendingPage} beside variant="primary">
            Pay now
          </BillingButton>
        )}
        <ButtonLink href="/" variant={owes || waiting ? 'secondary' : 'primary'}>
          View Plans
        </ButtonLink>
        <Button variant="secondary" onClick={() => leave('/login')}>
          Sign in to a different account
        </Button>
      </div>
    </section>
  )
}
