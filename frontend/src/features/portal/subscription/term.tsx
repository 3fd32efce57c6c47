import type { ReactNode } from 'react'

/** A thing and what it is, as a row of a list of such. Under 640 px they stand below each other. */
export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
