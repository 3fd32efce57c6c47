import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { EditedEpisode } from '../api/podcast.ts'
import { EditButton } from './edit-button.tsx'

const EditDialog = lazyWithPreload(async () => (await import('./edit-dialog.tsx')).EditDialog)

/** The button that changes an episode; its dialog is fetched when somebody reaches for it. */
export function EditEpisode({ episode, onDone }: { episode: EditedEpisode; onDone: () => void }) {
  return (
    <OnDemand button={<EditButton title={episode.title} />} opens="dialog" preload={EditDialog.preload}>
      <EditDialog episode={episode} onDone={onDone} />
    </OnDemand>
  )
}
