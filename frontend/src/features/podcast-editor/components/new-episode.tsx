import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { addEpisode } from '../api/podcast.ts'
import { episodeFields, newEpisode, textsOf } from '../episode-form.ts'
import { useUpload } from '../use-upload.ts'
import { EpisodeTexts } from './episode-texts.tsx'
import { RecordingField } from './recording-field.tsx'

const REFUSAL = { otherwise: 'The episode could not be added. Please try again.' }

interface NewEpisodeProps {
  /** True when it replaces a form that has just been sent. */
  taking: boolean
  /** Draws the form anew. */
  onAdded: () => void
}

/** Makes an episode from a recording. */
export function NewEpisode({ taking, onAdded }: NewEpisodeProps) {
  const upload = useUpload()
  const kept = useKeptFocus<HTMLDivElement>(taking)
  const form = useForm({
    resolver: zodResolver(episodeFields),
    defaultValues: newEpisode(new Date()),
    // The recording comes first. It is kept beside the form, which leads to its own fields only.
    shouldFocusError: upload.recording !== null,
  })
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (fields) => {
    if (upload.recording === null) return
    const texts = textsOf(fields)
    await addEpisode({ ...texts, file: upload.recording.file })
    const begins = Date.parse(texts.publishedAt) > Date.now() ? 'From its publication date, it' : 'It'
    showToast({
      title: 'Episode Added',
      description: `${begins} is in the portal and in every feed of its tier.`,
    })
    onAdded()
  })
  const send = (event: SyntheticEvent) => {
    submit(event)
    if (upload.recording === null) kept.ref.current?.querySelector('input')?.focus()
  }
  const isChosen = upload.recording !== null || upload.progress !== null
  const isMissing = form.formState.isSubmitted && !isChosen
  return (
    <Card {...kept}>
      <CardHeader title="New episode" />
      <form onSubmit={send} noValidate aria-label="New episode" className="grid gap-5">
        <UnsavedGuard unsaved={form.formState.isDirty || isChosen} />
        <RecordingField upload={upload} error={isMissing ? 'Choose the recording' : undefined} />
        <EpisodeTexts form={form} />
        <FormError {...problem} />
        <div>
          <Button
            type="submit"
            busy={(busy && 'Adding...') || (upload.progress !== null && 'Sending the recording...')}
            aria-describedby={problem.id}
          >
            Add episode
          </Button>
        </div>
      </form>
    </Card>
  )
}
