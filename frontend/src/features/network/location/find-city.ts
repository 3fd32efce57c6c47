import type { Point } from '@meridian/contracts/values/coordinates'
import { readable, statusOf } from '../../../lib/http-error.ts'
import { ToastRefusal } from '../../../lib/refusal.ts'
import { searchPlace } from '../api/geocode.ts'

/** The part that we use of the geocoder of a maps library: pages that an operator has added one to have it. */
interface MapsGeocoder {
  geocode(request: { address: string }): Promise<{
    results: readonly { geometry: { location: { lat(): number; lng(): number } } }[]
  }>
}

declare global {
  interface Window {
    google?: { maps?: { Geocoder?: new () => MapsGeocoder } }
  }
}

/**
 * Where a city is; null when it is not known. Throws {@link ToastRefusal}, which names the other ways, when there is no
 * search.
 */
export async function findCity(city: string, country: string): Promise<Point | null> {
  const Geocoder = window.google?.maps?.Geocoder
  return Geocoder === undefined ? askServer(city, country) : askMaps(new Geocoder(), `${city}, ${country}`)
}

async function askServer(city: string, country: string): Promise<Point | null> {
  try {
    return await searchPlace(city, country)
  } catch (error) {
    if (statusOf(error) === 404) return null
    if (statusOf(error) !== 503) throw error
    const description = readable(error, 'Please use your browser’s location.')
    throw new ToastRefusal({ title: 'City Search Unavailable', description })
  }
}

/** The library reports an unknown address as a failure. */
async function askMaps(geocoder: MapsGeocoder, address: string): Promise<Point | null> {
  const found = await geocoder.geocode({ address }).catch(() => ({ results: [] }))
  const location = found.results[0]?.geometry.location
  return location === undefined ? null : { latitude: location.lat(), longitude: location.lng() }
}
