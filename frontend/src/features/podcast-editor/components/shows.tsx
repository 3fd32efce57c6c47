import { zodResolver } from '@hookform/resolvers/zod'
import { SHOW_PLACES } from '@meridian/contracts/values/podcast'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { noteSent } from '../../../lib/note-sent.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { type Show, saveShows, useShows } from '../api/podcast.ts'
import { fieldsOf, type ShowsFields, showsFields, showsOf } from '../shows-form.ts'
import { ShowsSkeleton } from './shows-skeleton.tsx'

/** The three places for shows at outside services. */
export function Shows() {
  const { data, error, loading, retry } = useShows()
  if (loading) return <ShowsSkeleton />
  if (data === undefined) return <LoadError what="The shows" error={error} onRetry={retry} />
  return (
    <Card>
      <CardHeader title="Shows elsewhere" />
      <p className="mb-5 max-w-prose text-ink-soft">
        Three players of other services in the portal: Spotify, Apple Podcasts, YouTube, Vimeo or SoundCloud.
        An empty place shows nothing.
      </p>
      <ShowsForm shows={data.shows} onSaved={retry} />
    </Card>
  )
}

const REFUSAL = { otherwise: 'The shows could not be saved. Please try again.' }

function ShowsForm({ shows, onSaved }: { shows: readonly Show[]; onSaved: () => void }) {
  // The form stays as it was begun when newer ones are loaded.
  const [seen, setSeen] = useState(shows)
  const form = useForm({ resolver: zodResolver(showsFields), defaultValues: fieldsOf(shows) })
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (fields) => {
    const takeOver = noteSent(form)
    const saved = await saveShows(showsOf(fields), seen)
    setSeen(saved)
    takeOver(fieldsOf(saved))
    showToast({ title: 'Shows Saved', description: 'Members see them in the portal.' })
    onSaved()
  })
  return (
    <form onSubmit={submit} noValidate aria-label="Shows elsewhere" className="grid gap-6">
      <UnsavedGuard unsaved={form.formState.isDirty} />
      {SHOW_PLACES.map((place) => (
        <Place key={place} place={place} form={form} />
      ))}
      <FormError {...problem} />
      <div>
        <Button type="submit" busy={busy && 'Saving...'} aria-describedby={problem.id}>
          Save shows
        </Button>
      </div>
    </form>
  )
}

function Place({ place, form }: { place: number; form: UseFormReturn<ShowsFields> }) {
  const { register, formState } = form
  const index = place - 1
  const errors = formState.errors.places?.[index]
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <legend className="mb-2 font-semibold">Place {place}</legend>
      <TextField
        label="Title"
        autoComplete="off"
        error={errors?.title?.message}
        {...register(`places.${index}.title`)}
      />
      <TextField
        label="Link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://open.spotify.com/show/…"
        error={errors?.url?.message}
        {...register(`places.${index}.url`)}
      />
    </fieldset>
  )
}
