import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { isStaff } from '@meridian/contracts/values/roles'
import { Link } from 'wouter'
import { Popover, PopoverClose } from '../../ui/popover.tsx'
import { NewsButton } from './bar-buttons.tsx'
import { StaffNews } from './staff-news.tsx'

/** The bell, and behind it what there is to know. Open from the start. */
export function NewsMenu({ user }: { user: SessionUser }) {
  const paymentFailed = user.membershipStatus === 'payment_failed'
  return (
    <Popover defaultOpen label="Notifications" trigger={<NewsButton user={user} />}>
      <div className="grid gap-3">
        {paymentFailed && <PaymentNews />}
        {isStaff(user.role) && <StaffNews role={user.role} />}
        {!paymentFailed && !isStaff(user.role) && <p className="text-ink-soft">Nothing new</p>}
      </div>
    </Popover>
  )
}

function PaymentNews() {
  return (
    <div>
      <p className="font-semibold">Your last payment failed</p>
      <p className="mt-1 text-sm text-ink-soft">
        Update your card, and your membership will continue as before.
      </p>
      <PopoverClose>
        <Link href="/portal?tab=subscription" className="text-link mt-2 inline-flex min-h-8 items-center">
          Fix the payment
        </Link>
      </PopoverClose>
    </div>
  )
}
