import { statusOf } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { fetchDraft, type LandingDraft, receiveDraft, restore } from '../api/landing.ts'
import { RestoreButton } from './restore-button.tsx'

interface RestoreDialogProps {
  /** The number of the published version. */
  number: number
  /** The version of the draft that is on screen. */
  version: number
  /** Called when the draft on screen has given way to the server's. */
  onRestored: (draft: LandingDraft) => void
}

const OVERTAKEN =
  'Somebody else has changed the draft in the meantime. It is loaded now: close this to look at it, or restore the version anyway.'

const NOT_RESTORED = { otherwise: 'The version could not be restored. Please try again.' }

/** Asks before a published version takes the place of the draft. Opened by the press that loads it. */
export function RestoreDialog({ number, version, onRestored }: RestoreDialogProps) {
  const takeOver = (draft: LandingDraft) => {
    receiveDraft(draft)
    onRestored(draft)
  }
  /** If somebody else was quicker, their draft is shown before it gives way as well. */
  const attempt = async () => {
    try {
      return await restore(number, version)
    } catch (failure) {
      if (statusOf(failure) !== 409) throw failure
      takeOver(await fetchDraft())
      throw new Error(OVERTAKEN, { cause: failure })
    }
  }
  const restored = (draft: LandingDraft) => {
    takeOver(draft)
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
      act={attempt}
      onDone={restored}
    />
  )
}
