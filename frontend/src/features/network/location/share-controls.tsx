import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import type { ToastText } from '../../../lib/toast-queue.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type OwnLocation, saveLocation } from '../api/locations.ts'
import { findCity, NoSearch } from './find-city.ts'
import { type PlaceName, placeNameOf } from './place-name.ts'
import { currentPosition, NoPosition } from './position.ts'

const UPDATED: ToastText = { title: 'Location Updated', description: 'Your location is on the map.' }
const KEPT: ToastText = { title: 'Location Updated', description: 'Saved. Only you see it.' }
const FAILED: ToastText = {
  title: 'Error',
  description: 'Failed to update location. Please try again.',
  variant: 'destructive',
}
const MISSING: ToastText = {
  title: 'Missing Information',
  description: 'Please enter both city and country.',
  variant: 'destructive',
}
const NOT_FOUND: ToastText = {
  title: 'Location Not Found',
  description: 'Could not find the specified location. Please check your spelling.',
  variant: 'destructive',
}

type Way = 'browser' | 'typed'

interface ShareControlsProps {
  /** What is kept already. */
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
  const [busy, setBusy] = useState<Way | null>(null)
  const share = async (way: Way) => {
    setBusy(way)
    const said = await (way === 'browser' ? shareHere(isPublic) : shareTyped(typed, isPublic))
    setBusy(null)
    showToast(said)
    if (said === UPDATED || said === KEPT) onDone()
  }
  return (
    <Card {...useKeptFocus<HTMLDivElement>(true)} className="grid gap-5">
      <SwitchField
        label="Show my location publicly"
        hint="Off: only you see it. On: members see your city, and a point within about a kilometre."
        checked={isPublic}
        onChange={setPublic}
      />
      <Button
        busy={busy === 'browser' && 'Looking for you...'}
        disabled={busy === 'typed'}
        onClick={() => void share('browser')}
      >
        <LocateFixed aria-hidden className="size-4" />
        Use my location
      </Button>
      <TypedPlace busy={busy} typed={typed} onType={setTyped} onSave={() => void share('typed')} />
      <Button variant="quiet" onClick={onDone}>
        Not now
      </Button>
    </Card>
  )
}

interface TypedPlaceProps {
  busy: Way | null
  typed: PlaceName
  onType: (typed: PlaceName) => void
  onSave: () => void
}

function TypedPlace({ busy, typed, onType, onSave }: TypedPlaceProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      className="grid items-end gap-4 border-t border-rule pt-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={120}
        value={typed.city}
        onChange={({ target }) => onType({ ...typed, city: target.value })}
      />
      <TextField
        label="Country"
        autoComplete="country-name"
        maxLength={120}
        value={typed.country}
        onChange={({ target }) => onType({ ...typed, country: target.value })}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={busy === 'typed' && 'Saving...'}
        disabled={busy === 'browser'}
      >
        Save Location
      </Button>
    </form>
  )
}

/** Saves where the browser is, under the name of that place. Answers what to say. */
async function shareHere(isLocationPublic: boolean): Promise<ToastText> {
  try {
    const point = await currentPosition()
    await saveLocation({ ...point, ...(await placeNameOf(point)), isLocationPublic })
    return isLocationPublic ? UPDATED : KEPT
  } catch (error) {
    return error instanceof NoPosition ? error.text : FAILED
  }
}

/** Saves a city that was typed, where it is found. Answers what to say. */
async function shareTyped(typed: PlaceName, isLocationPublic: boolean): Promise<ToastText> {
  const [city, country] = [typed.city.trim(), typed.country.trim()]
  if (city === '' || country === '') return MISSING
  try {
    const point = await findCity(city, country)
    if (point === null) return NOT_FOUND
    await saveLocation({ ...point, city, country, isLocationPublic })
    return isLocationPublic ? UPDATED : KEPT
  } catch (error) {
    return error instanceof NoSearch ? error.text : FAILED
  }
}
