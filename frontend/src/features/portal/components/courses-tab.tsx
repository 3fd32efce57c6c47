import { Card, CardHeader } from '../../../ui/card.tsx'
import { LockedButton } from './locked-button.tsx'

/** The way to the knowledge hub. `locked` says why this person cannot open it, if they cannot. */
export function CoursesTab({ locked }: { locked: string | null }) {
  return (
    <Card>
      <CardHeader title="Knowledge hub" />
      <p className="max-w-prose">
        Courses, guides and recordings, arranged by what you want to build. Your membership opens the pages of
        your tier.
      </p>
      <LockedButton
        label="Open Knowledge Hub"
        reason={locked ?? 'The knowledge hub is being set up. The button opens as soon as it is there.'}
      />
    </Card>
  )
}
