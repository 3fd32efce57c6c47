import { Suspense, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import { late } from '../../../ui/late.tsx'
import { LoadingNote } from '../../../ui/skeleton.tsx'

const DeleteForm = late(() => import('./delete-form.tsx').then((m) => m.DeleteForm))

/** What deleting means, before anybody does it. */
export function DeleteSection() {
  const { user } = useSession()
  const [wanted, setWanted] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>()
  if (user?.role === 'admin') return <p>The admin cannot be deleted: nobody could run the community then.</p>
  return (
    <div {...kept} className="grid gap-5">
      <ul className="list-disc space-y-1 pl-5">
        <li>Your subscription ends at once. Nothing is paid back for the time that is left.</li>
        <li>You leave the Telegram channel and lose your Discord roles and your podcast feed.</li>
        <li>Your place on the map and your places at meetups go. Meetups of yours are called off.</li>
        <li>Your personal data will be deleted, except payment records we must keep by law.</li>
        <li>It cannot be undone. Download your data before, if you want to keep them.</li>
      </ul>
      {wanted ? (
        <Suspense fallback={<LoadingNote />}>
          <DeleteForm onCancel={() => setWanted(false)} />
        </Suspense>
      ) : (
        <Button variant="destructive" className="justify-self-start" onClick={() => setWanted(true)}>
          Delete my account
        </Button>
      )}
    </div>
  )
}
