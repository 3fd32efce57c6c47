import { CITIES, type City } from './cities.ts'

const EARTH_RADIUS_KM = 6_371
const REACH_KM = 300

/** The city nearest to a point in degrees, undefined when none lies within 300 km. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  let nearest: City | undefined
  let least = REACH_KM
  for (const city of CITIES) {
    const distance = distanceKm(latitude, longitude, city[0], city[1])
    if (distance > least) continue
    nearest = city
    least = distance
  }
  return nearest
}

function distanceKm(latitude: number, longitude: number, otherLatitude: number, otherLongitude: number) {
  const halfHeight = Math.sin(radians(otherLatitude - latitude) / 2)
  const halfWidth = Math.sin(radians(otherLongitude - longitude) / 2)
  const shrink = Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude))
  const chord = halfHeight ** 2 + shrink * halfWidth ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}
