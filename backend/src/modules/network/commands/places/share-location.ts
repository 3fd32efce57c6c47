import type { Point } from '@meridian/contracts/values/coordinates'
import type { CommandContext } from '#platform/command-runner'
import { coarsePlace } from '../../domain/places/coarse-place.ts'
import { isSameLocation, type Location, movedTo } from '../../domain/places/own-location.ts'
import { LocationSchema } from '../../persistence/places/location-schema.ts'

const NOTHING = { latitude: null, longitude: null, city: null, country: null }

/** Keeps where a person is, exactly, and tells what others may see of it. The same location again tells nothing. */
export async function shareLocation(
  { accountId, location }: { accountId: string; location: Location },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const known = await em.findOne(LocationSchema, { accountId })
  const before = known && { ...known, isLocationPublic: known.isPublic, seen: seenOf(known) }
  const after = movedTo(location, before?.seen ?? null, accountId)
  if (before !== null && isSameLocation(before, after)) return
  const { isLocationPublic: isPublic, seen, ...place } = after
  const [seenLatitude, seenLongitude] = [seen?.latitude ?? null, seen?.longitude ?? null]
  const row = { ...place, isPublic, seenLatitude, seenLongitude, sharedAt: now }
  if (known === null) em.create(LocationSchema, { accountId, ...row })
  else em.assign(known, row)
  const told = isPublic && seen !== null ? coarsePlace(place, seen) : NOTHING
  emit({ type: 'network.location-shared', payload: { accountId, isPublic, ...told } })
}

interface Seen {
  seenLatitude?: number | null | undefined
  seenLongitude?: number | null | undefined
}

function seenOf({ seenLatitude, seenLongitude }: Seen): Point | null {
  if (typeof seenLatitude !== 'number' || typeof seenLongitude !== 'number') return null
  return { latitude: seenLatitude, longitude: seenLongitude }
}
