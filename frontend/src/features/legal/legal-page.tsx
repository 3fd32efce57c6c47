import type { ReactNode } from 'react'
import { useSite } from '../../lib/site.ts'
import { PageHeader } from '../../ui/page-header.tsx'

interface LegalPageProps {
  title: string
  lead: string
  parts: readonly (readonly [heading: string, text: ReactNode])[]
}

/** A page of plain text in short parts, with whom to ask at its end. */
export function LegalPage({ title, lead, parts }: LegalPageProps) {
  const supportEmail = useSite().data?.supportEmail
  return (
    <article className="mx-auto w-full max-w-[68ch] py-4">
      <PageHeader title={title} lead={lead} />
      {parts.map(([heading, text]) => (
        <section key={heading} className="border-t border-rule py-6">
          <h2 className="headline mb-2 text-2xl">{heading}</h2>
          <p className="leading-relaxed">{text}</p>
        </section>
      ))}
      {supportEmail && (
        <p className="border-t border-rule py-6">
          Questions? Write to{' '}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </article>
  )
}
