import { TIERS } from '@meridian/contracts/values/tiers'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { CheckField } from '../../../ui/check-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { capitalised } from '../../../ui/wording.ts'
import type { MeetupValues, meetupValues } from './meetup-values.ts'

export type MeetupFormOf = UseFormReturn<z.input<typeof meetupValues>, unknown, MeetupValues>

const TIER_NAMES = Object.fromEntries(TIERS.map((tier) => [tier, capitalised(tier)]))

/** What the meetup is, and when. */
export function AboutFields({ form: { register, formState } }: { form: MeetupFormOf }) {
  const { errors } = formState
  return (
    <>
      <TextField label="Title" autoComplete="off" {...register('title')} error={errors.title?.message} />
      <TextArea
        label="Description"
        rows={4}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextField
        label="Event date"
        type="datetime-local"
        hint="In the local time of the place that you pick."
        {...register('eventDate')}
        error={errors.eventDate?.message}
      />
    </>
  )
}

/** Where people meet, in words. */
export function PlaceFields({ form: { register, formState } }: { form: MeetupFormOf }) {
  const { errors } = formState
  return (
    <>
      <TextField label="City" autoComplete="off" {...register('city')} error={errors.city?.message} />
      <TextField
        label="Country"
        autoComplete="off"
        {...register('country')}
        error={errors.country?.message}
      />
      <TextField
        label="Venue (optional)"
        autoComplete="off"
        {...register('venue')}
        error={errors.venue?.message}
      />
      <TextField
        label="Address (optional)"
        autoComplete="off"
        {...register('address')}
        error={errors.address?.message}
      />
    </>
  )
}

/** Who may come. */
export function GuestFields({ form: { register, control, formState } }: { form: MeetupFormOf }) {
  const { errors } = formState
  return (
    <>
      <TextField
        label="Max attendees (optional)"
        inputMode="numeric"
        autoComplete="off"
        hint="Leave empty for no limit."
        {...register('maxAttendees')}
        error={errors.maxAttendees?.message}
      />
      <Controller
        control={control}
        name="requiredTier"
        render={({ field: { value, onChange } }) => (
          <SelectField label="Required tier" value={value} names={TIER_NAMES} onChange={onChange} />
        )}
      />
      <TextField
        label="Tags (optional)"
        autoComplete="off"
        hint="Separated by commas."
        {...register('tags')}
        error={errors.tags?.message}
      />
      <CheckField
        label="Public meetup"
        hint="Anyone with the link can read about it, even without an account."
        {...register('isPublic')}
      />
    </>
  )
}
