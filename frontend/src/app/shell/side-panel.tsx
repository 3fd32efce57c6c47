import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { isStaff } from '@meridian/contracts/values/roles'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { ButtonLink } from '../../ui/button-link.tsx'
import { optionalLazy } from '../../ui/lazy/optional-lazy.tsx'
import { hrefFor, isCurrent, type NavigationEntry, SIDE_ENTRIES } from './navigation.ts'

// Only staff see it, so only staff load it and the data cache it needs.
const MemberCount = optionalLazy(() => import('./member-count.tsx').then((m) => m.MemberCount))
const IntegrationsDot = optionalLazy(() => import('./integrations-dot.tsx').then((m) => m.IntegrationsDot))

/** The way around for signed-in people. It also fills the sheet of small screens. */
export function SidePanel({ user, onNavigate }: { user: SessionUser; onNavigate?: () => void }) {
  const [path] = useLocation()
  const staff = isStaff(user.role)
  const drawn = ({ staffOnly, adminOnly }: NavigationEntry) =>
    (staff || !staffOnly) && (user.role === 'admin' || !adminOnly)
  const marks = {
    'member-count': staff && !user.secondFactorRequired && <MemberCount />,
    integrations: <IntegrationsDot />,
  }
  return (
    <div className="flex min-h-full flex-col gap-6 p-4">
      <nav aria-label="Main">
        <ul className="grid gap-1">
          {SIDE_ENTRIES.filter(drawn).map((entry) => (
            <li key={entry.href}>
              <Entry
                entry={entry}
                href={hrefFor(entry, user.role)}
                current={isCurrent(entry, path)}
                onNavigate={onNavigate}
              >
                {entry.mark && marks[entry.mark]}
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
      <PlanBox onNavigate={onNavigate} />
    </div>
  )
}

interface EntryProps {
  entry: NavigationEntry
  href: string
  current: boolean
  onNavigate: (() => void) | undefined
  /** What it is marked with. */
  children: ReactNode
}

function Entry({ entry: { label, icon: Icon }, href, current, onNavigate, children }: EntryProps) {
  return (
    <Link
      href={href}
      onClick={onNavigate}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-ink-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-signal-wash aria-[current=page]:font-semibold aria-[current=page]:text-signal"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">{label}</span>
      {children}
    </Link>
  )
}

function PlanBox({ onNavigate }: Pick<EntryProps, 'onNavigate'>) {
  return (
    <section
      aria-label="Pro Plan"
      className="mt-auto grid gap-3 rounded-lg border border-rule bg-surface p-4"
    >
      <div>
        <p className="headline text-xl">Pro Plan</p>
        <p className="text-sm text-ink-soft">Unlimited members & integrations</p>
      </div>
      <ButtonLink href="/portal?tab=subscription" onClick={onNavigate} variant="secondary" size="sm">
        Manage Plan
      </ButtonLink>
    </section>
  )
}
