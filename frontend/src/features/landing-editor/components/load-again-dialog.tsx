import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { fetchDraft, type LandingDraft, receiveDraft } from '../api/landing.ts'
import { LoadAgainButton } from './load-again-button.tsx'

const REFUSAL = { otherwise: 'The draft could not be loaded. Please try again.' }

/** Asks before what is on screen gives way to the draft that the server has. Opened by the press that loads it. */
export function LoadAgainDialog({ onLoaded }: { onLoaded: (draft: LandingDraft) => void }) {
  const takeOver = (draft: LandingDraft) => {
    receiveDraft(draft)
    onLoaded(draft)
  }
  return (
    <ConfirmDialog
      startsOpen
      title="Load the draft again?"
      description="It takes the place of what stands here now: copy what you have typed and want to keep."
      trigger={<LoadAgainButton />}
      action="Load it"
      working="Loading..."
      refusal={REFUSAL}
      act={fetchDraft}
      onDone={takeOver}
    />
  )
}
