import { useLocation } from 'wouter'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Any path without a screen. */
export function NotFoundScreen() {
  const [path] = useLocation()
  return (
    <div className="page-narrow">
      <p className="mb-2 text-sm font-semibold text-signal tabular-nums">404</p>
      <PageHeader title="Page Not Found" />
      <p className="mb-3 max-w-prose wrap-anywhere">
        The router has no screen at <code className="rounded-sm bg-sunk px-1.5 py-0.5 text-sm">{path}</code>.
      </p>
      <p className="mb-8 max-w-prose text-ink-soft">
        The address may be mistyped or out of date. If you are building this site: did you forget to add the
        page to the router?
      </p>
      <ButtonLink href="/">Go to the homepage</ButtonLink>
    </div>
  )
}
