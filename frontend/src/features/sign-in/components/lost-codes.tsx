import { useSite } from '../../../lib/site.ts'

/** For people who have nothing left to make a code with: only people can help then. */
export function LostCodes() {
  const supportEmail = useSite().data?.supportEmail
  if (!supportEmail) return null
  return (
    <p className="text-sm text-ink-soft">
      Lost your phone and your backup codes? Write to{' '}
      <a className="text-link" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      .
    </p>
  )
}
