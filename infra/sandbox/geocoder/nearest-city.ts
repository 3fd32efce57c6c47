import { distanceKm } from '@meridian/contracts/values/coordinates'
import { CITIES, type City } from './cities.ts'

const REACH_KM = 300

/** The city nearest to a point in degrees, undefined when none lies within 300 km. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  let nearest: City | undefined
  let least = REACH_KM
  for (const city of CITIES) {
    const distance = distanceKm({ latitude, longitude }, { latitude: city[0], longitude: city[1] })
    if (distance > least) continue
    nearest = city
    least = distance
  }
  return nearest
}
