import { showToast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAskingDialog } from '../../../ui/use-asking-dialog.ts'
import { type EditedTier, forgetOffers } from '../api/tiers.ts'
import { EditButton } from './edit-button.tsx'
import { EditForm } from './edit-form.tsx'

interface EditDialogProps {
  tier: EditedTier
  onChange: () => void
}

/** Changes a tier for those who join from now on, and asks before what was typed is lost. Open from the start. */
export function EditDialog({ tier, onChange }: EditDialogProps) {
  const { open, asking, change, close } = useAskingDialog()
  const finish = (saved: EditedTier) => {
    close()
    showToast({ title: 'Tier Saved', description: `${saved.name} is sold like this from now on.` })
    forgetOffers()
    onChange()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Edit ${tier.name}`}
      description="The homepage and the checkout follow at once. Members who have it keep it, at their price."
      trigger={<EditButton name={tier.name} />}
    >
      <EditForm tier={tier} asking={asking} onSaved={finish} onStale={onChange} />
    </Dialog>
  )
}
