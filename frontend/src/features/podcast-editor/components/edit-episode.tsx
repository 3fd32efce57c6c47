import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { EditedEpisode } from '../api/podcast.ts'
import { EditButton } from './edit-button.tsx'

const loadDialog = () => import('./edit-dialog.tsx')

const EditDialog = lazy(async () => ({ default: (await loadDialog()).EditDialog }))

/** The button that changes an episode; its dialog is fetched when somebody reaches for it. */
export function EditEpisode({ episode, onDone }: { episode: EditedEpisode; onDone: () => void }) {
  return (
    <OnDemand button={<EditButton title={episode.title} />} opens="dialog" preload={loadDialog}>
      <EditDialog episode={episode} onDone={onDone} />
    </OnDemand>
  )
}
