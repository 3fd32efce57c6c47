import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { LogOut, Settings, UserPlus } from 'lucide-react'
import { useLocation } from 'wouter'
import { chooseTheme, THEME_NAMES, THEMES, useTheme } from '../../lib/theme.ts'
import { Menu, MenuChoice, MenuItem, MenuNote, MenuSeparator } from '../../ui/menu.tsx'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { AccountButton } from './bar-buttons.tsx'

const THEME_OPTIONS = THEMES.map((value) => ({ value, label: `${THEME_NAMES[value]} theme` }))

/** The avatar, and behind it who is signed in, the theme and the way out. Open from the start. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation()
  const theme = useTheme()
  const leave = useSignOut()
  return (
    <Menu defaultOpen trigger={<AccountButton user={user} />}>
      <MenuNote>
        <span className="block truncate text-base font-semibold text-ink">{user.username}</span>
        <span className="block truncate">{user.email}</span>
      </MenuNote>
      <MenuItem onSelect={() => navigate('/referrals')}>
        <UserPlus aria-hidden className="size-5" />
        Invite
      </MenuItem>
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings aria-hidden className="size-5" />
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuChoice label="Theme" options={THEME_OPTIONS} value={theme} onChange={chooseTheme} />
      <MenuSeparator />
      <MenuItem onSelect={() => leave('/')}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </MenuItem>
    </Menu>
  )
}
