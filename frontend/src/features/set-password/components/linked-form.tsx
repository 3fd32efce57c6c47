import { useLinkToken } from '../../../lib/use-link-token.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { NoToken } from './no-token.tsx'
import { PasswordForm } from './password-form.tsx'

/** The page behind a mailed link. Opening it does nothing yet: programs that check mails open their links too. */
export function LinkedForm({ title, lead }: { title: string; lead: string }) {
  const token = useLinkToken()
  return (
    <div className="mx-auto w-full max-w-md sm:py-8">
      <PageHeader title={title} lead={lead} />
      {token === null ? <NoToken /> : <PasswordForm token={token} />}
    </div>
  )
}
