import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { LoadingNote } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { OnceKnown } from '../second-factor/once-known.tsx'

const DeleteForm = lazyWithRetry(() => import('./delete-form.tsx').then((m) => m.DeleteForm))

/** What deleting means, before anybody does it. */
export function DeleteSection() {
  const { user } = useSession()
  const [wanted, setWanted] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>()
  if (user?.role === 'admin')
    return <p>The admin cannot be deleted: there would be nobody to run the community.</p>
  return (
    <div {...kept} className="grid gap-5">
      <ul className="list-disc space-y-1 pl-5">
        <li>Your subscription ends at once. The time that is left is not refunded.</li>
        <li>You leave the Telegram channel and lose your Discord roles and your podcast feed.</li>
        <li>
          Your place on the map and your places at meetups are removed. Meetups that you organise are called
          off.
        </li>
        <li>Your personal data will be deleted, except payment records we must keep by law.</li>
        <li>This cannot be undone. If you want to keep your data, download it first.</li>
      </ul>
      {wanted ? (
        <PromptSuspense fallback={<LoadingNote />}>
          <OnceKnown fields={1}>
            <DeleteForm onCancel={() => setWanted(false)} />
          </OnceKnown>
        </PromptSuspense>
      ) : (
        <Button variant="destructive" className="justify-self-start" onClick={() => setWanted(true)}>
          Delete my account
        </Button>
      )}
    </div>
  )
}
