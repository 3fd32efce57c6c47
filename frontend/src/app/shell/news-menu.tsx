import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { Link } from 'wouter'
import { Popover, PopoverClose } from '../../ui/popover.tsx'
import { NewsButton } from './bar-buttons.tsx'

/** The bell, and behind it what there is to know. Open from the start. */
export function NewsMenu({ user }: { user: SessionUser }) {
  return (
    <Popover defaultOpen label="Notifications" trigger={<NewsButton user={user} />}>
      {user.membershipStatus === 'payment_failed' ? (
        <PaymentNews />
      ) : (
        <p className="text-ink-soft">Nothing new</p>
      )}
    </Popover>
  )
}

function PaymentNews() {
  return (
    <>
      <p className="font-semibold">Your last payment failed</p>
      <p className="mt-1 text-sm text-ink-soft">Update your card, and your membership goes on as before.</p>
      <PopoverClose>
        <Link href="/portal?tab=subscription" className="text-link mt-2 inline-flex min-h-8 items-center">
          Fix the payment
        </Link>
      </PopoverClose>
    </>
  )
}
