import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { EditedTier } from '../api/tiers.ts'
import { EditButton } from './edit-button.tsx'

const loadDialog = () => import('./edit-dialog.tsx')

const EditDialog = lazy(async () => ({ default: (await loadDialog()).EditDialog }))

/** The button that changes a tier; its dialog is fetched when somebody reaches for it. */
export function EditTier({ tier, onChange }: { tier: EditedTier; onChange: () => void }) {
  return (
    <OnDemand button={<EditButton name={tier.name} />} opens="dialog" preload={loadDialog}>
      <EditDialog tier={tier} onChange={onChange} />
    </OnDemand>
  )
}
