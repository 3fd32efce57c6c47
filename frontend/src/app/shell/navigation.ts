import type { Role } from '@meridian/contracts/values/roles'
import {
  CalendarClock,
  ChartNoAxesColumn,
  CreditCard,
  Globe,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Plug,
  Podcast,
  Settings,
  Users,
} from 'lucide-react'

export interface NavigationEntry {
  readonly label: string
  readonly href: string
  readonly icon: LucideIcon
  /** Another address of the same screen. */
  readonly alsoAt?: string
  /** Where it leads staff, when that is elsewhere. */
  readonly staffHref?: string
  /** How the addresses of the screens below it begin. */
  readonly below?: string
  readonly mark?: 'member-count' | 'integrations'
  /** Drawn for staff alone. */
  readonly staffOnly?: true
  /** Drawn for the admin alone. */
  readonly adminOnly?: true
}

/** The side panel's entries. */
export const SIDE_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Dashboard', href: '/dashboard', alsoAt: '/admin', staffHref: '/admin', icon: LayoutDashboard },
  {
    label: 'Members',
    href: '/members',
    alsoAt: '/admin/members',
    below: '/admin/members/',
    icon: Users,
    mark: 'member-count',
  },
  { label: 'Membership Tiers', href: '/tiers', icon: CreditCard },
  {
    label: 'Integrations',
    href: '/integrations',
    alsoAt: '/admin/integrations',
    icon: Plug,
    mark: 'integrations',
  },
  { label: 'Analytics', href: '/analytics', icon: ChartNoAxesColumn },
  { label: 'Podcast', href: '/admin/podcast', icon: Podcast, adminOnly: true },
  { label: 'Grace policy', href: '/admin/dunning', icon: CalendarClock, staffOnly: true },
  { label: 'Queues', href: '/admin/queues', icon: Layers, adminOnly: true },
  { label: 'Settings', href: '/settings', icon: Settings },
  { label: 'Global Network', href: '/member-map', icon: Globe },
]

/** The top bar's links, by their place in the side panel. */
export const TOP_ENTRIES = SIDE_ENTRIES.filter(({ label }) =>
  ['Dashboard', 'Members', 'Integrations'].includes(label),
)

/** True for the entry of the screen at that path, or of the screen above it. */
export function isCurrent({ href, alsoAt, below }: NavigationEntry, path: string): boolean {
  return path === href || path === alsoAt || (below !== undefined && path.startsWith(below))
}

/** Where an entry leads somebody of that role. */
export function hrefFor({ href, staffHref = href }: NavigationEntry, role: Role): string {
  return role === 'staff' ? staffHref : href
}
