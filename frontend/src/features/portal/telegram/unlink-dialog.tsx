import { showToast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { unlinkAccount } from './api.ts'
import { UnlinkButton } from './unlink-button.tsx'

interface UnlinkDialogProps {
  inChannel: boolean
  onUnlinked: () => void
}

const REFUSAL = { otherwise: 'The account could not be unlinked. Please try again.' }

/** Asks once more before the Telegram account is forgotten. Open from the start. */
export function UnlinkDialog({ inChannel, onUnlinked }: UnlinkDialogProps) {
  const finish = () => {
    showToast({ title: 'Telegram Unlinked', description: 'You can link an account again at any time.' })
    onUnlinked()
  }
  return (
    <ConfirmDialog
      startsOpen
      title="Unlink Telegram?"
      description={
        inChannel
          ? 'Your Telegram account is forgotten, and you are taken out of the channel.'
          : 'Your Telegram account is forgotten, and invite links for it stop working.'
      }
      trigger={<UnlinkButton />}
      action="Unlink"
      working="Unlinking..."
      refusal={REFUSAL}
      act={unlinkAccount}
      onDone={finish}
    />
  )
}
