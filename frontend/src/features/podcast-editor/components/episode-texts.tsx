import { TIERS } from '@meridian/contracts/values/tiers'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { capitalised } from '../../../ui/wording.ts'
import type { EpisodeFields } from '../episode-form.ts'

const TIER_NAMES = Object.fromEntries(
  TIERS.map((tier, index) => [
    tier,
    index === TIERS.length - 1 ? capitalised(tier) : `${capitalised(tier)} and up`,
  ]),
)

/** The fields of an episode, for a new one and for one that is edited. */
export function EpisodeTexts({ form }: { form: UseFormReturn<EpisodeFields> }) {
  const { register, control, formState } = form
  const { title, description, publishedAt } = formState.errors
  return (
    <>
      <TextField label="Title" autoComplete="off" error={title?.message} {...register('title')} />
      <TextArea
        label="Description"
        rows={4}
        hint="Plain text. An empty line begins a paragraph."
        error={description?.message}
        {...register('description')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Published"
          type="datetime-local"
          hint="In your time zone. One in the future appears by itself."
          error={publishedAt?.message}
          {...register('publishedAt')}
        />
        <Controller
          control={control}
          name="requiredTier"
          render={({ field: { value, onChange } }) => (
            <SelectField label="For" names={TIER_NAMES} value={value} onChange={onChange} />
          )}
        />
      </div>
    </>
  )
}
