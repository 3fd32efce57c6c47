/** A point on the earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6_371

export const LATITUDE_LIMIT = 90
export const LONGITUDE_LIMIT = 180

/** Stands for the country of a point when its name is not known. */
export const UNKNOWN_COUNTRY = 'Unknown'

/** The spacing of the grid on which others see places, in degrees: about a kilometre of latitude. Decision 018. */
export const COARSE_STEP_DEGREES = 0.01

/** How often the world can be halved on the map: a view is then ten kilometres wide. */
export const MAX_ZOOM_LEVEL = 12

/** With more public points than these, the map is served as clusters. */
export const MAX_SINGLE_POINTS = 5_000

/** Brings a picked point back onto the map: beyond its edges there is nothing. */
export function clampPoint({ latitude, longitude }: Point): Point {
  return {
    latitude: clamp(latitude, LATITUDE_LIMIT),
    longitude: clamp(longitude, LONGITUDE_LIMIT),
  }
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}

/** How far two points are from each other along the surface, in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const halfHeight = Math.sin(radians(other.latitude - one.latitude) / 2)
  const halfWidth = Math.sin(radians(other.longitude - one.longitude) / 2)
  const shrink = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const chord = halfHeight ** 2 + shrink * halfWidth ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
