import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { MAIN_ID } from '../../ui/skip-link.tsx'
import { SidePanel } from './side-panel.tsx'
import { TopBar } from './top-bar.tsx'

/** Top bar, side panel (signed in, large screens) and the main region around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <div className="min-h-dvh">
      <TopBar user={user} />
      <div className="flex">
        {user && (
          <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-64 shrink-0 overflow-y-auto border-r border-rule lg:block">
            <SidePanel user={user} />
          </aside>
        )}
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1 px-4 py-8 sm:px-8 lg:px-10">
          {children}
        </main>
      </div>
    </div>
  )
}
