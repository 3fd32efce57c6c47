import { useSession } from '../../../lib/session.ts'
import { named, useSiteName } from '../../../lib/site.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { useStartPage } from '../api/figures.ts'

/** Prices as a page might show them; the real ones are listed under the tiers. */
const EXAMPLES = [
  { name: 'Basic', price: '$9' },
  { name: 'Pro', price: '$29' },
  { name: 'Enterprise', price: '$99' },
]

/** What the start page looks like in small, and the ways to see and edit it. */
export function LandingPreview() {
  const isAdmin = useSession().user?.role === 'admin'
  const siteName = useSiteName()
  const { data } = useStartPage()
  return (
    <Card>
      <CardHeader title="Landing page">
        <span className="flex flex-wrap gap-2">
          <ButtonLink href="/" variant="secondary" size="sm">
            Preview
          </ButtonLink>
          {isAdmin && (
            <ButtonLink href="/admin/landing" size="sm">
              Edit Page
            </ButtonLink>
          )}
        </span>
      </CardHeader>
      <div className="rounded-md border border-rule bg-paper p-4 sm:p-6">
        <p className="headline min-h-[1.25em] text-2xl leading-tight wrap-anywhere sm:text-3xl">
          {data && named(data.hero.title, siteName)}
        </p>
        <ul className="mt-5 grid gap-3 sm:grid-cols-3">
          {EXAMPLES.map(({ name, price }) => (
            <li key={name} className="rounded-md border border-rule bg-surface p-3">
              <p className="font-semibold">{name}</p>
              <p>
                <span className="headline text-2xl tabular-nums">{price}</span>{' '}
                <span className="text-sm text-ink-soft">per month</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">
          Example prices. What is on sale is listed under Membership Tiers.
        </p>
      </div>
    </Card>
  )
}
