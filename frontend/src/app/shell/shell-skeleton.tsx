import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { MAIN_ID } from '../../ui/skip-link.tsx'

export interface ShellProps {
  /** The screen is for signed-in people, so the side panel's place is kept until it is known who is there. */
  signedIn: boolean
  children: ReactNode
}

export const BAR_STYLE =
  'sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-rule bg-paper px-4 sm:px-6'

export const SIDE_STYLE =
  'sticky top-16 hidden h-[calc(100dvh-4rem)] w-64 max-w-[28vw] shrink-0 overflow-y-auto border-r border-rule lg:block'

/** The frame's shape while its code loads: bar, side panel and content stand where they will stay. */
export function ShellSkeleton({ signedIn, children }: ShellProps) {
  return (
    <ShellFrame
      bar={
        <div className={BAR_STYLE}>
          {useHasSide(signedIn) && <NavigationSpace />}
          <Logo />
        </div>
      }
      side={useHasSide(signedIn) && <SideSpace />}
    >
      {children}
    </ShellFrame>
  )
}

/** Whether the side panel has a place: somebody is signed in, or will turn out to be. */
export function useHasSide(signedIn: boolean): boolean {
  const { user, confirmed } = useSession()
  return user !== null || (signedIn && !confirmed)
}

/** Keeps the place of the button that opens the navigation of small screens. */
export function NavigationSpace() {
  return <span className="-ml-2 size-11 lg:hidden" />
}

/** Keeps the side panel's place. */
export function SideSpace() {
  return <div className={SIDE_STYLE} />
}

/** Bar, side panel and main region, in the one arrangement that all of them know. */
export function ShellFrame({
  bar,
  side,
  children,
}: {
  bar: ReactNode
  side: ReactNode
  children: ReactNode
}) {
  return (
    <div className="min-h-dvh">
      {bar}
      <div className="flex">
        {side}
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1 px-4 py-8 sm:px-8 lg:px-10">
          {children}
        </main>
      </div>
    </div>
  )
}
