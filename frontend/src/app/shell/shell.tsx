import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { HoldScreen } from '../../lib/hold-screen.ts'
import { useSession } from '../../lib/session.ts'
import { optionalLazy } from '../../ui/lazy/optional-lazy.tsx'
import { ShellFrame, type ShellProps, SIDE_STYLE, SideSpace, useHasSide } from './shell-skeleton.tsx'
import { TopBar } from './top-bar.tsx'

// Visitors never see it, so they do not load it.
const SidePanel = optionalLazy(() => import('./side-panel.tsx').then((m) => m.SidePanel))

const SignInAgain = optionalLazy(() => import('./sign-in-again.tsx').then((m) => m.SignInAgain))

/** Top bar, side panel (signed in, large screens) and the main region around a screen. */
export function Shell({ signedIn, children }: ShellProps) {
  const { user, lapsed } = useSession()
  const [path] = useLocation()
  const hasSide = useHasSide(signedIn)
  useEffect(fetchToaster, [])
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
      {/* When the path changes, such as by going back, a session that is over is let go. */}
      {signedIn && <HoldScreen key={path} />}
      {children}
      {lapsed && user && <SignInAgain user={user} />}
    </ShellFrame>
  )
}

/** Most toasts report a failure, such as of the very connection that would have to bring their code. */
function fetchToaster(): void {
  void import('../../ui/toaster.tsx').catch(() => {})
}
