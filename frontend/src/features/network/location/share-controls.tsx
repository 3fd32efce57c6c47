import type { Point } from '@meridian/contracts/values/coordinates'
import { PLACE_MAX_LENGTH } from '@meridian/contracts/values/text-lengths'
import { LocateFixed } from 'lucide-react'
import { useRef, useState } from 'react'
import { ToastRefusal } from '../../../lib/refusal.ts'
import { showToast } from '../../../lib/toast.ts'
import type { ToastText } from '../../../lib/toast-queue.ts'
import { type Action, useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { type OwnLocation, saveLocation } from '../api/locations.ts'
import { findCity } from './find-city.ts'
import { type PlaceName, placeNameOf } from './place-name.ts'
import { currentPosition } from './position.ts'

const UPDATED: ToastText = { title: 'Location Updated', description: 'Your location is on the map.' }
const KEPT: ToastText = { title: 'Location Updated', description: 'Saved. Only you see it.' }
const FAILED = 'Failed to update location. Please try again.'
const REFUSAL = { otherwise: FAILED, title: 'Error', says: FAILED }
const MISSING: ToastText = {
  title: 'Missing Information',
  description: 'Please enter both city and country.',
}
const NOT_FOUND: ToastText = {
  title: 'Location Not Found',
  description: 'Could not find the specified location. Please check your spelling.',
}

type Place = Point & PlaceName
type Wanted = 'public' | 'private' | 'nothing'

interface ShareControlsProps {
  /** The location saved so far. */
  location: OwnLocation['location']
  onDone: () => void
}

/** Whether it is public, and two ways to say where: the browser's, and by name. */
export function ShareControls({ location, onDone }: ShareControlsProps) {
  const [isPublic, setPublic] = useState(location?.isLocationPublic ?? false)
  const [typed, setTyped] = useState<PlaceName>({
    city: location?.city ?? '',
    country: location?.country ?? '',
  })
  // Finding a place takes seconds, in which people change their mind: what counts is what they want once it is found.
  const wanted = useRef<Wanted>(isPublic ? 'public' : 'private')
  const save = async (place: Place) => {
    if (wanted.current === 'nothing') return
    const isLocationPublic = wanted.current === 'public'
    await saveLocation({ ...place, isLocationPublic })
    showToast(isLocationPublic ? UPDATED : KEPT)
    onDone()
  }
  const here = useAction(REFUSAL, async () => save(await placeHere()))
  const byName = useAction(REFUSAL, async () => save(await placeNamed(typed)))
  return (
    <Card {...useKeptFocus<HTMLDivElement>(true)} className="grid gap-5">
      <SwitchField
        label="Show my location publicly"
        hint="Off: only you see it. On: members see your city, and a point within about two kilometres."
        checked={isPublic}
        onChange={(on) => {
          wanted.current = on ? 'public' : 'private'
          setPublic(on)
        }}
      />
      <Button
        busy={here.busy && 'Finding your location...'}
        disabled={byName.busy}
        onClick={() => here.run()}
        aria-describedby={here.problem.id}
      >
        <LocateFixed aria-hidden className="size-4" />
        Use my location
      </Button>
      <FormError {...here.problem} />
      <TypedPlace typed={typed} onType={setTyped} saving={byName} disabled={here.busy} />
      <Button
        variant="quiet"
        onClick={() => {
          wanted.current = 'nothing'
          onDone()
        }}
      >
        Not now
      </Button>
    </Card>
  )
}

interface TypedPlaceProps {
  typed: PlaceName
  onType: (typed: PlaceName) => void
  saving: Action<[]>
  disabled: boolean
}

function TypedPlace({ typed, onType, saving, disabled }: TypedPlaceProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saving.run()
      }}
      className="grid items-end gap-4 border-t border-rule pt-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={PLACE_MAX_LENGTH}
        value={typed.city}
        onChange={({ target }) => onType({ ...typed, city: target.value })}
      />
      <TextField
        label="Country"
        autoComplete="country-name"
        maxLength={PLACE_MAX_LENGTH}
        value={typed.country}
        onChange={({ target }) => onType({ ...typed, country: target.value })}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={saving.busy && 'Saving...'}
        disabled={disabled}
        aria-describedby={saving.problem.id}
      >
        Save Location
      </Button>
      <div className="empty:hidden sm:col-span-3">
        <FormError {...saving.problem} />
      </div>
    </form>
  )
}

/** Where the browser is, under the name of that place. */
async function placeHere(): Promise<Place> {
  const point = await currentPosition()
  return { ...point, ...(await placeNameOf(point)) }
}

/** Where a city is that was typed. */
async function placeNamed(typed: PlaceName): Promise<Place> {
  const [city, country] = [typed.city.trim(), typed.country.trim()]
  if (city === '' || country === '') throw new ToastRefusal(MISSING)
  const point = await findCity(city, country)
  if (point === null) throw new ToastRefusal(NOT_FOUND)
  return { ...point, city, country }
}
