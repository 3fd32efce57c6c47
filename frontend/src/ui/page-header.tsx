import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'

interface PageHeaderProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** What can be done, on the right. */
  children?: ReactNode
}

/** The head of a screen: its title, which is the document's title too. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-2 wrap-anywhere">
        <h1 className="headline text-4xl">{title}</h1>
        {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
