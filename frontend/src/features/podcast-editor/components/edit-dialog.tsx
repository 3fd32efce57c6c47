import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { statusOf } from '../../../lib/http-error.ts'
import type { Ask } from '../../../lib/leave.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useAskingDialog } from '../../../ui/use-asking-dialog.ts'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { type EditedEpisode, editEpisode } from '../api/podcast.ts'
import { type EpisodeFields, episodeFields, textsOf } from '../episode-form.ts'
import { localInput } from '../local-time.ts'
import { EditButton } from './edit-button.tsx'
import { EpisodeTexts } from './episode-texts.tsx'

interface EditDialogProps {
  episode: EditedEpisode
  /** Called when what is listed is to be loaded again. */
  onDone: () => void
}

/** Changes what is written about an episode, and asks before that is lost. Open from the start. */
export function EditDialog({ episode, onDone }: EditDialogProps) {
  const { open, asking, change, close } = useAskingDialog()
  const finish = () => {
    close()
    showToast({ title: 'Episode Saved', description: 'Players show it when they look at the feed again.' })
    onDone()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Edit episode"
      description="The recording stays as it is: for another one, withdraw this episode and add a new one."
      trigger={<EditButton title={episode.title} />}
    >
      <EditForm episode={episode} asking={asking} onDone={finish} onStale={onDone} />
    </Dialog>
  )
}

const REFUSAL = { otherwise: 'The episode could not be saved. Please try again.' }

interface EditFormProps extends EditDialogProps {
  /** How to ask before what was typed is lost. */
  asking: RefObject<Ask | null>
  /** Somebody else was faster: what is listed is out of date. */
  onStale: () => void
}

/** It is saved against the version that it was opened with. */
function EditForm({ episode, asking, onDone, onStale }: EditFormProps) {
  const [{ guid, withdrawn, version }] = useState(episode)
  const form = useForm({ resolver: zodResolver(episodeFields), defaultValues: presentFields(episode) })
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (fields) => {
    try {
      await editEpisode(guid, { ...textsOf(fields), withdrawn, version })
      onDone()
    } catch (error) {
      if (statusOf(error) === 409) onStale()
      throw error
    }
  })
  useHeldDialog(busy)
  return (
    <form onSubmit={submit} noValidate aria-label="Edit episode" className="grid gap-5">
      <UnsavedGuard unsaved={form.formState.isDirty} asking={asking} />
      <EpisodeTexts form={form} />
      <FormError {...problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={busy && 'Saving...'} aria-describedby={problem.id}>
          Save
        </Button>
      </div>
    </form>
  )
}

function presentFields({ title, description, publishedAt, requiredTier }: EditedEpisode): EpisodeFields {
  return { title, description, publishedAt: localInput(new Date(publishedAt)), requiredTier }
}
