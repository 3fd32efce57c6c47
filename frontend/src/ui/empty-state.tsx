import type { ReactNode } from 'react'

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-rule-strong px-6 py-12 text-center">
      <p className="headline text-2xl">{title}</p>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
    </div>
  )
}
