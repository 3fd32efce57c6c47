import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { JoinPart } from './join-part.tsx'
import { MeetupFacts } from './meetup-facts.tsx'
import { Tag } from './tag.tsx'

/** One meetup: what, when, where, how many; on the right the viewer's standing. `children` is for its organiser. */
export function MeetupCard({ meetup, children }: { meetup: Meetup; children?: ReactNode }) {
  const { id, title, description, tags, requiredTier } = meetup
  return (
    <article
      aria-labelledby={`meetup-${id}`}
      className="grid gap-4 rounded-lg border border-rule bg-surface p-4 shadow-lift sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5"
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <h3 id={`meetup-${id}`} className="headline text-2xl wrap-anywhere">
          <Link href={`/meetups/${id}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        {description !== '' && (
          <p dir="auto" className="line-clamp-4 max-w-prose wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        <MeetupFacts meetup={meetup} />
        <ul className="flex flex-wrap gap-1.5 empty:hidden" aria-label="Tags">
          {tags.map((tag) => (
            <Tag key={tag} tag={tag} />
          ))}
          {requiredTier !== 'basic' && (
            <li>
              <TierBadge tier={requiredTier} />
            </li>
          )}
        </ul>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end sm:text-right">
        <JoinPart meetup={meetup} />
        <CalendarLink id={id} title={title} />
      </div>
    </article>
  )
}
