import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { EditedTier } from '../api/tiers.ts'
import { EditButton } from './edit-button.tsx'

const EditDialog = lazyWithPreload(async () => (await import('./edit-dialog.tsx')).EditDialog)

/** The button that changes a tier; its dialog is fetched when somebody reaches for it. */
export function EditTier({ tier, onChange }: { tier: EditedTier; onChange: () => void }) {
  return (
    <OnDemand button={<EditButton name={tier.name} />} opens="dialog" preload={EditDialog.preload}>
      <EditDialog tier={tier} onChange={onChange} />
    </OnDemand>
  )
}
