import { useSession } from '../../lib/session.ts'
import { extra } from '../../ui/extra.tsx'
import { ShellFrame, type ShellProps, SIDE_STYLE, SideSpace, useHasSide } from './shell-skeleton.tsx'
import { TopBar } from './top-bar.tsx'

// Visitors never see it, so they do not load it.
const SidePanel = extra(() => import('./side-panel.tsx').then((m) => m.SidePanel))

/** Top bar, side panel (signed in, large screens) and the main region around a screen. */
export function Shell({ signedIn, children }: ShellProps) {
  const { user } = useSession()
  const hasSide = useHasSide(signedIn)
  const panel = user && (
    <aside aria-label="Side panel" className={SIDE_STYLE}>
      <SidePanel user={user} />
    </aside>
  )
  return (
    <ShellFrame
      bar={<TopBar user={user} waiting={hasSide && user === null} />}
      side={panel ?? (hasSide && <SideSpace />)}
    >
      {children}
    </ShellFrame>
  )
}
