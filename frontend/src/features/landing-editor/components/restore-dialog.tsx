import { showToast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type LandingDraft, receiveDraft, restore } from '../api/landing.ts'
import { RestoreButton } from './restore-button.tsx'

interface RestoreDialogProps {
  /** Of the version that was published. */
  number: number
  /** Of the draft that is on screen. */
  version: number
  onRestored: () => void
}

const NOT_RESTORED = { otherwise: 'The version could not be restored. Please try again.' }

/** Asks before a published version takes the place of the draft. Opened by the press that loads it. */
export function RestoreDialog({ number, version, onRestored }: RestoreDialogProps) {
  const takeOver = (draft: LandingDraft) => {
    receiveDraft(draft)
    onRestored()
    const description = `Version ${number} is your draft now. Look at it, then publish it.`
    showToast({ title: 'Version Restored', description })
  }
  return (
    <ConfirmDialog
      startsOpen
      title={`Make version ${number} the draft again?`}
      description="It takes the place of what the draft says now, saved or not. Visitors see it once you publish it."
      trigger={<RestoreButton number={number} />}
      action="Restore it"
      working="Restoring..."
      refusal={NOT_RESTORED}
      act={() => restore(number, version)}
      onDone={takeOver}
    />
  )
}
