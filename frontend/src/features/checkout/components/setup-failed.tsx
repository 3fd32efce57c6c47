import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

/** The card form cannot be shown. */
export function SetupFailed() {
  return (
    <div className="page-narrow">
      <PageHeader title="Checkout" />
      <p role="alert" className="mb-6 text-lg">
        Failed to initialize payment. Please try again.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Return to Homepage</ButtonLink>
        <Button variant="secondary" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </div>
  )
}

/** There is nothing to pay for this person; `message` is the server's reason. */
export function NothingToPay({ message }: { message: string }) {
  const { user } = useSession()
  return (
    <div className="page-narrow">
      <PageHeader title="There is nothing to pay" />
      <p role="alert" className="mb-6 max-w-prose text-lg">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        {user ? (
          <ButtonLink href="/portal">Open the portal</ButtonLink>
        ) : (
          <ButtonLink href="/login">Sign In</ButtonLink>
        )}
        <ButtonLink href="/" variant="secondary">
          Return to Homepage
        </ButtonLink>
      </div>
    </div>
  )
}
