import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { addEpisode } from '../api/podcast.ts'
import { episodeFields, newEpisode, textsOf } from '../episode-form.ts'
import { useUpload } from '../use-upload.ts'
import { EpisodeTexts } from './episode-texts.tsx'
import { RecordingField } from './recording-field.tsx'

/** Makes an episode of a recording. `onAdded` draws the form anew. */
export function NewEpisode({ onAdded }: { onAdded: () => void }) {
  const upload = useUpload()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(episodeFields), defaultValues: newEpisode(new Date()) })
  const submit = form.handleSubmit(async (fields) => {
    if (upload.recording === null) return
    setProblem(undefined)
    try {
      await addEpisode({ ...textsOf(fields), file: upload.recording.file })
      showToast({ title: 'Episode Added', description: 'It is in the portal and in every feed of its tier.' })
      onAdded()
    } catch (error) {
      setProblem(readable(error, 'The episode could not be added. Please try again.'))
    }
  })
  const isMissing = form.formState.isSubmitted && upload.recording === null && upload.progress === null
  return (
    <Card>
      <CardHeader title="New episode" />
      <form onSubmit={submit} noValidate aria-label="New episode" className="grid gap-5">
        <UnsavedGuard unsaved={form.formState.isDirty} />
        <RecordingField upload={upload} error={isMissing ? 'Choose the recording' : undefined} />
        <EpisodeTexts form={form} />
        <FormError message={problem} />
        <div>
          <Button
            type="submit"
            busy={
              (form.formState.isSubmitting && 'Adding...') ||
              (upload.progress !== null && 'Sending the recording...')
            }
          >
            Add episode
          </Button>
        </div>
      </form>
    </Card>
  )
}
