import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { MAIN_ID } from '../../ui/skip-link.tsx'

/** The frame's shape while its code loads: bar, side panel and content stand where they will stay. */
export function ShellSkeleton({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <div className="min-h-dvh">
      <div className="h-16 border-b border-rule bg-surface" />
      <div className="flex">
        {user && (
          <div className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-64 shrink-0 border-r border-rule lg:block" />
        )}
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1 px-4 py-8 sm:px-8 lg:px-10">
          {children}
        </main>
      </div>
    </div>
  )
}
