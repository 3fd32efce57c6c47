import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'

interface SignInPageProps {
  title: string
  lead: string
  children: ReactNode
  /** Where else to go. */
  footer: ReactNode
}

/** The calm page that both forms stand on. */
export function SignInPage({ title, lead, children, footer }: SignInPageProps) {
  return (
    <div className="mx-auto w-full max-w-md sm:py-8">
      <PageHeader title={title} lead={lead} />
      {children}
      <div className="mt-8 grid gap-2 border-t border-rule pt-6 text-ink-soft">{footer}</div>
    </div>
  )
}
