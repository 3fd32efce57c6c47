import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { Link, useLocation } from 'wouter'
import { ButtonLink } from '../../ui/button-link.tsx'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.ts'
import { Logo } from '../../ui/logo.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { AccountButton, NavigationButton, NewsButton } from './bar-buttons.tsx'
import { hrefFor, isCurrent, TOP_ENTRIES } from './navigation.ts'
import { BAR_STYLE, NavigationSpace } from './shell-skeleton.tsx'

const AccountMenu = lazyWithPreload(async () => (await import('./account-menu.tsx')).AccountMenu)
const NewsMenu = lazyWithPreload(async () => (await import('./news-menu.tsx')).NewsMenu)
const NavigationSheet = lazyWithPreload(async () => (await import('./navigation-sheet.tsx')).NavigationSheet)

interface TopBarProps {
  user: SessionUser | null
  /** It is not known yet who is there; the right side stays empty until it is. */
  waiting: boolean
}

/** The bar at the top of every screen in the shell. */
export function TopBar({ user, waiting }: TopBarProps) {
  return (
    <header className={BAR_STYLE}>
      {waiting && <NavigationSpace />}
      {user && (
        <OnDemand button={<NavigationButton />} opens="dialog" preload={NavigationSheet.preload}>
          <NavigationSheet user={user} />
        </OnDemand>
      )}
      <Logo />
      {user && <TopLinks role={user.role} />}
      <div className="ml-auto flex items-center gap-1 min-[20rem]:shrink-0 sm:gap-2">
        {user ? <SignedIn user={user} /> : !waiting && <SignedOut />}
      </div>
    </header>
  )
}

function TopLinks({ role }: Pick<SessionUser, 'role'>) {
  const [path] = useLocation()
  return (
    <nav aria-label="Shortcuts" className="ml-6 hidden gap-1 lg:flex">
      {TOP_ENTRIES.map((entry) => (
        <Link
          key={entry.href}
          href={hrefFor(entry, role)}
          aria-current={isCurrent(entry, path) ? 'page' : undefined}
          className="grid h-16 place-items-center border-b-2 border-transparent px-3 font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:border-signal aria-[current=page]:text-ink"
        >
          {entry.label}
        </Link>
      ))}
    </nav>
  )
}

function SignedIn({ user }: { user: SessionUser }) {
  return (
    <>
      <OnDemand button={<NewsButton user={user} />} opens="dialog" preload={NewsMenu.preload}>
        <NewsMenu user={user} />
      </OnDemand>
      <OnDemand button={<AccountButton user={user} />} opens="menu" preload={AccountMenu.preload}>
        <AccountMenu user={user} />
      </OnDemand>
    </>
  )
}

function SignedOut() {
  return (
    <>
      <div className="hidden sm:block">
        <ThemeSwitch />
      </div>
      <ButtonLink href="/login" variant="quiet" size="sm">
        Login
      </ButtonLink>
      <ButtonLink href="/register" variant="secondary" size="sm">
        Sign Up
      </ButtonLink>
    </>
  )
}
