import { PlanMeetup } from './plan-meetup.tsx'
import { PlanPanel } from './plan-panel.tsx'
import type { PlanOf } from './use-plan.ts'

/** The dialog in which a meetup is made or changed; each meetup has one of its own, which holds its texts. */
export function PlanDialog({ plan: { current, picking, showMap, close } }: { plan: PlanOf }) {
  if (current === null) return null
  return (
    <PlanPanel
      key={current.meetup?.id ?? 'new'}
      title={current.meetup === null ? 'Create Meetup' : 'Edit Meetup'}
      onClose={close}
    >
      <PlanMeetup meetup={current.meetup} point={picking?.point ?? null} onShowMap={showMap} onDone={close} />
    </PlanPanel>
  )
}
