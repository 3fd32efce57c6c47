import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { Bell, CreditCard } from 'lucide-react'
import { useLocation } from 'wouter'
import { Menu, MenuItem, MenuNote } from '../../ui/menu.tsx'

/** The bell with its dot, and behind it what there is to know. */
export function NewsMenu({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation()
  const paymentFailed = user.membershipStatus === 'payment_failed'
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={paymentFailed ? 'Notifications: a payment failed' : 'Notifications: nothing new'}
          className="relative grid size-11 place-items-center rounded-md hover:bg-sunk"
        >
          <Bell aria-hidden className="size-5" />
          <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-paper bg-map-people" />
        </button>
      }
    >
      {paymentFailed ? (
        <MenuItem onSelect={() => navigate('/portal?tab=subscription')}>
          <CreditCard aria-hidden className="size-5 shrink-0 text-danger" />
          Your last payment failed. Update your card.
        </MenuItem>
      ) : (
        <MenuNote>Nothing new</MenuNote>
      )}
    </Menu>
  )
}
