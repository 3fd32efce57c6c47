import type { Point } from '@meridian/contracts/values/coordinates'
import { readable, statusOf } from '../../../lib/http-error.ts'
import { ToastRefusal } from '../../../lib/refusal.ts'
import { searchPlace } from '../api/geocode.ts'

/**
 * Where a city is; null when it is not known. Throws {@link ToastRefusal}, which names the other ways, when there is no
 * search.
 */
export async function findCity(city: string, country: string): Promise<Point | null> {
  try {
    return await searchPlace(city, country)
  } catch (error) {
    if (statusOf(error) === 404) return null
    if (statusOf(error) !== 503) throw error
    const description = readable(error, 'Please use your browser’s location.')
    throw new ToastRefusal({ title: 'City Search Unavailable', description })
  }
}
