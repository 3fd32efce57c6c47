import { Suspense, useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { late } from '../../../ui/late.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type EditedTier, refreshPlans } from '../api/tiers.ts'

const EditForm = late(() => import('./edit-form.tsx').then((m) => m.EditForm))

interface EditDialogProps {
  tier: EditedTier
  onChange: () => void
}

/** Changes a tier for those who join from now on. */
export function EditDialog({ tier, onChange }: EditDialogProps) {
  const [open, setOpen] = useState(false)
  const finish = (saved: EditedTier) => {
    setOpen(false)
    showToast({ title: 'Tier Saved', description: `${saved.name} is sold like this from now on.` })
    refreshPlans()
    onChange()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Edit ${tier.name}`}
      description="The start page and the checkout follow at once. Members who have it keep it, at their price."
      trigger={
        <Button variant="secondary" size="sm">
          Edit<span className="sr-only"> {tier.name}</span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <EditForm tier={tier} onSaved={finish} onStale={onChange} />
      </Suspense>
    </Dialog>
  )
}
