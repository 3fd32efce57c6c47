import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { isolated } from '@meridian/contracts/values/isolated'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useFocusMain } from '../../../ui/focus-main.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Order } from '../order.ts'
import { forgetPaidOrder, type PaidOrder } from '../paid-order.ts'
import { usePaymentResult } from '../use-payment-result.ts'

/** What became of a payment. It is shown again after a reload. */
export function PaymentOutcome({ order, paid }: { order: Order; paid: PaidOrder }) {
  const result = usePaymentResult(order, paid)
  const { email } = paid.report.body
  switch (result.outcome) {
    case 'reporting':
      return (
        <Page title="Payment received">
          <Waiting>Setting up your membership</Waiting>
        </Page>
      )
    case 'signed-in':
      return (
        <SignedIn
          user={result}
          wished={paid.report.kind === 'tier' ? paid.report.body.username : null}
          onLeave={() => forgetPaidOrder(order)}
        />
      )
    case 'unanswered':
      return (
        <Page title="Payment received">
          <p className="max-w-prose">
            Your membership is being set up. If you are new here, we are sending an e-mail to{' '}
            <Address>{email}</Address> with a link that lets you in.
          </p>
          <Waiting>Taking you to the portal</Waiting>
        </Page>
      )
    case 'claim-mailed':
      return <ClaimMailed email={email} message={result.message} onLeave={() => forgetPaidOrder(order)} />
  }
}

type SignedInResult = Extract<CheckoutResult, { outcome: 'signed-in' }>

function SignedIn({
  user,
  wished,
  onLeave,
}: {
  user: SignedInResult
  wished: string | null
  onLeave: () => void
}) {
  return (
    <Page title="You are a member">
      <p className="max-w-prose">
        Welcome,{' '}
        <strong>
          <bdi>{user.username}</bdi>
        </strong>
        . Your membership is active.
        {wished !== null && wished !== user.username && (
          <span>{` The name ${isolated(wished)} was taken, so we chose a free one.`}</span>
        )}
      </p>
      {user.notice === undefined ? (
        <Waiting>Taking you to the portal</Waiting>
      ) : (
        <Notice text={user.notice} onLeave={onLeave} />
      )}
    </Page>
  )
}

/** Whoever has something to read goes on by themselves. */
function Notice({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <>
      <p className="max-w-prose font-semibold">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href="/portal" onClick={onLeave}>
          Open the portal
        </ButtonLink>
      </div>
    </>
  )
}

function ClaimMailed({ email, message, onLeave }: { email: string; message: string; onLeave: () => void }) {
  return (
    <Page title="Check your e-mail">
      <p className="max-w-prose">{message}</p>
      <p className="max-w-prose">
        We sent an e-mail to <Address>{email}</Address>. Open the link in it and press the button there. You
        do not need to pay again.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href="/" onClick={onLeave}>
          Return to Homepage
        </ButtonLink>
      </div>
    </Page>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  useFocusMain()
  return (
    <div className="page-narrow">
      <PageHeader title={title} />
      <div className="grid gap-4 text-lg wrap-anywhere" role="status">
        {children}
      </div>
    </div>
  )
}

function Waiting({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-base text-ink-soft">
      <Spinner />
      {children}
    </p>
  )
}

function Address({ children }: { children: string }) {
  return <strong>{children}</strong>
}
