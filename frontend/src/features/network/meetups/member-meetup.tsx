import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { useRef } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { useLiveMap } from '../api/use-live-map.ts'
import { CalendarLink } from './calendar-link.tsx'
import { JoinPart } from './join-part.tsx'
import { MeetupPage } from './meetup-page.tsx'
import { OwnMeetupTools } from './own-meetup-tools.tsx'
import { usePlan } from './use-plan.ts'

const PlanDialog = lazyWithRetry(() => import('./plan-dialog.tsx').then((m) => m.PlanDialog))

/** A meetup as members see it, with their standing at it; its organiser runs it from here. */
export function MemberMeetup({ meetup }: { meetup: Meetup }) {
  useLiveMap()
  const stand = useRef<HTMLDivElement>(null)
  const plan = usePlan(stand)
  const [still, onAsk] = useStillWhileOpen(meetup)
  return (
    <MeetupPage
      meetup={meetup}
      stand={stand}
      picking={plan.picking}
      beside={
        plan.current !== null && (
          <PromptSuspense fallback={<Skeleton className="h-96" />}>
            <PlanDialog plan={plan} />
          </PromptSuspense>
        )
      }
    >
      <div {...useKeptFocus<HTMLDivElement>()} className="contents">
        {meetup.organizer && (
          <p className="wrap-anywhere text-ink-soft">
            Organised by <bdi>{meetup.organizer.username}</bdi>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <JoinPart meetup={meetup} />
          {meetup.status !== 'canceled' && <CalendarLink id={meetup.id} title={meetup.title} />}
          <ButtonLink href="/member-map" variant="secondary" size="sm">
            Global Network
          </ButtonLink>
        </div>
        <div className="w-full empty:hidden">
          <OwnMeetupTools meetup={still} onEdit={plan.open} onAsk={onAsk} />
        </div>
      </div>
    </MeetupPage>
  )
}
