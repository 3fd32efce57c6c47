import { LATITUDE_LIMIT, LONGITUDE_LIMIT } from '@meridian/contracts/values/coordinates'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { TextField } from '../../../ui/text-field.tsx'
import type { locationForm } from './location-values.ts'

export type LocationFormOf = UseFormReturn<
  z.input<typeof locationForm>,
  unknown,
  z.output<typeof locationForm>
>

/** City, country and coordinates; coordinates may have any number of decimals. */
export function CoordinateFields({ form: { register, formState } }: { form: LocationFormOf }) {
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="City"
        autoComplete="address-level2"
        {...register('city')}
        error={errors.city?.message}
      />
      <TextField
        label="Country"
        autoComplete="country-name"
        {...register('country')}
        error={errors.country?.message}
      />
      <TextField
        label="Latitude"
        type="number"
        step="any"
        min={-LATITUDE_LIMIT}
        max={LATITUDE_LIMIT}
        inputMode="decimal"
        {...register('latitude')}
        error={errors.latitude?.message}
      />
      <TextField
        label="Longitude"
        type="number"
        step="any"
        min={-LONGITUDE_LIMIT}
        max={LONGITUDE_LIMIT}
        inputMode="decimal"
        {...register('longitude')}
        error={errors.longitude?.message}
      />
    </div>
  )
}
