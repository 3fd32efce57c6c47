import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { isStaff } from '@meridian/contracts/values/roles'
import { Bell, MenuIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { initials } from '../../ui/wording.ts'

type BarButtonProps = ComponentProps<'button'> & { user: SessionUser }

/** The avatar of the signed-in person. Its name has the letters that are seen, for who says them to press it. */
export function AccountButton({ user, ...button }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Account of ${user.username}, ${initials(user.username)}`}
      {...button}
      className="grid size-11 place-items-center rounded-full"
    >
      <Avatar name={user.username} />
    </button>
  )
}

/** The bell with its dot. */
export function NewsButton({ user, ...button }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={labelOf(user)}
      {...button}
      className="relative grid size-11 place-items-center rounded-md hover:bg-sunk"
    >
      <Bell aria-hidden className="size-5" />
      <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-paper bg-map-people" />
    </button>
  )
}

/** What waits for staff is not known before they ask. */
function labelOf({ membershipStatus, role }: SessionUser): string {
  if (membershipStatus === 'payment_failed') return 'Notifications: a payment failed'
  return isStaff(role) ? 'Notifications' : 'Notifications: nothing new'
}

/** Opens the navigation of small screens. */
export function NavigationButton(button: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Open navigation"
      {...button}
      className="-ml-2 grid size-11 place-items-center rounded-md hover:bg-sunk lg:hidden"
    >
      <MenuIcon aria-hidden className="size-5" />
    </button>
  )
}
