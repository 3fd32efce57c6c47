import { zodResolver } from '@hookform/resolvers/zod'
import type { RefObject } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Ask } from '../../../lib/leave.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useHeldDialog } from '../../../ui/use-held-dialog.ts'
import { type OwnLocation, saveLocation } from '../api/locations.ts'
import { CoordinateFields, type LocationFormOf } from './coordinate-fields.tsx'
import { locationForm } from './location-values.ts'
import { UseMyLocation } from './use-my-location.tsx'

interface LocationFormProps {
  location: OwnLocation['location']
  /** How to ask before what was typed is lost. */
  asking: RefObject<Ask | null>
  onSaved: () => void
}

const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to update location' }

/** City, country and coordinates; typed, or filled in by the browser. */
export function LocationForm({ location, asking, onSaved }: LocationFormProps) {
  const form: LocationFormOf = useForm({
    resolver: zodResolver(locationForm),
    defaultValues: valuesOf(location),
  })
  const { control, setValue } = form
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (values) => {
    await saveLocation(values)
    showToast({ title: 'Location updated successfully' })
    onSaved()
  })
  useHeldDialog(busy)
  const fill = (values: Record<'city' | 'country' | 'latitude' | 'longitude', string>) => {
    for (const name of ['city', 'country', 'latitude', 'longitude'] as const)
      setValue(name, values[name], { shouldValidate: true, shouldDirty: true })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <UnsavedGuard unsaved={form.formState.isDirty} asking={asking} />
      <UseMyLocation onFound={fill} />
      <CoordinateFields form={form} />
      <Controller
        control={control}
        name="isLocationPublic"
        render={({ field: { value, onChange } }) => (
          <SwitchField
            label="Show my location publicly"
            hint="Members see your name, tier, city, and a point within about two kilometres."
            checked={value}
            onChange={onChange}
          />
        )}
      />
      <FormError {...problem} />
      <Button type="submit" busy={busy && 'Saving...'} aria-describedby={problem.id}>
        Update Location
      </Button>
    </form>
  )
}

function valuesOf(location: OwnLocation['location']) {
  return {
    city: location?.city ?? '',
    country: location?.country ?? '',
    latitude: location === null ? '' : String(location.latitude),
    longitude: location === null ? '' : String(location.longitude),
    isLocationPublic: location?.isLocationPublic ?? false,
  }
}
