import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { LogOut } from 'lucide-react'
import { useLocation } from 'wouter'
import { signOut } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuNote, MenuSeparator } from '../../ui/menu.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'

/** The avatar, and behind it who is signed in, the theme and the way out. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation()
  const leave = () => {
    signOut()
    navigate('/')
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${user.username}`}
          className="grid size-11 place-items-center rounded-full"
        >
          <Avatar name={user.username} />
        </button>
      }
    >
      <MenuNote>
        <span className="block truncate text-base font-semibold text-ink">{user.username}</span>
        <span className="block truncate">{user.email}</span>
      </MenuNote>
      <MenuSeparator />
      <div className="px-3 py-1.5">
        <ThemeSwitch />
      </div>
      <MenuSeparator />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </MenuItem>
    </Menu>
  )
}
