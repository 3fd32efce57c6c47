import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { rotateFeed } from './api.ts'

const REFUSAL = { otherwise: 'The address could not be changed. Please try again.' }

/** Asks once more before every player has to be told the new address. */
export function RotateDialog({ onIssued }: { onIssued: (feedUrl: string) => void }) {
  const finish = ({ feedUrl }: { feedUrl: string }) => {
    // The old address is dead: from this moment on it must not be copied any more.
    onIssued(feedUrl)
    showToast({ title: 'New Feed Address', description: 'Copy it, and add it to your player again.' })
  }
  return (
    <ConfirmDialog
      title="Make a new address?"
      description="The current address stops working at once, in every player that has it, and so do the episodes that came through it. Do this if somebody else has got hold of it."
      trigger={
        <Button variant="secondary" size="sm">
          Make a new address
        </Button>
      }
      action="Make a new address"
      working="Changing..."
      refusal={REFUSAL}
      act={rotateFeed}
      onDone={finish}
    />
  )
}
