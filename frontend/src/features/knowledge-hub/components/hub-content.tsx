import type { ReactNode } from 'react'
import { formatPlural } from '../../../lib/format.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { OuterLink } from '../../../ui/outer-link.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import type { HarvestReport } from '../api/notion.ts'

/** What members are shown now: pages by level, and where each tier begins. */
export function HubContent({ report: { pages, hubPages } }: { report: HarvestReport }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Card>
        <CardHeader title="Pages by level" />
        <dl className="grid gap-3">
          <Line name="Basic+">{formatPlural(pages.basic, 'page')}</Line>
          <Line name="Pro+">{formatPlural(pages.pro, 'page')}</Line>
        </dl>
        <p className="mt-4 text-sm text-ink-soft">Basic+ opens to every tier, Pro+ to Pro and Enterprise.</p>
      </Card>
      <Card>
        <CardHeader title="Hub pages" />
        {hubPages.length === 0 ? (
          <p className="text-ink-soft">No tier has a hub page yet.</p>
        ) : (
          <dl className="grid gap-3">
            {hubPages.map((page) => (
              <Line key={page.tier} name={<TierBadge tier={page.tier} />}>
                <HubPage {...page} />
              </Line>
            ))}
          </dl>
        )}
      </Card>
    </div>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

function HubPage({ title, url }: HarvestReport['hubPages'][number]) {
  if (url === null) return <span className="text-ink-soft">None found</span>
  return <OuterLink href={url}>{title ?? 'Without a title'}</OuterLink>
}
