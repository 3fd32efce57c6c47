import {
  clampPoint,
  LATITUDE_LIMIT,
  LONGITUDE_LIMIT,
  type Point,
} from '@meridian/contracts/values/coordinates'

/** The panel that the map is drawn in, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What of the world is looked at: the point in the middle of the panel, and how often the whole was enlarged. */
export interface View extends Readonly<Point> {
  /** 1 shows the whole world. */
  readonly zoom: number
}

/** A place in the panel, in pixels from its upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export const WHOLE_WORLD: View = { latitude: 0, longitude: 0, zoom: 1 }

/** 2 to the tenth: the panel then shows some forty kilometres. */
export const MAX_ZOOM = 1024

/** Pixels in one degree, the same in both directions: the whole world fits into the panel at zoom 1. */
export function pixelsPerDegree({ width, height }: Size, zoom: number): number {
  return Math.min(width / (2 * LONGITUDE_LIMIT), height / (2 * LATITUDE_LIMIT)) * zoom
}

/** Where a point lies in the panel. Longitude goes to the right, latitude goes up, both in a straight line. */
export function project({ latitude, longitude }: Point, view: View, size: Size): Spot {
  const scale = pixelsPerDegree(size, view.zoom)
  return {
    x: size.width / 2 + (longitude - view.longitude) * scale,
    y: size.height / 2 + (view.latitude - latitude) * scale,
  }
}

/** The point at a place in the panel; beyond the edges of the world the nearest one on it. */
export function unproject({ x, y }: Spot, view: View, size: Size): Point {
  const scale = pixelsPerDegree(size, view.zoom)
  return clampPoint({
    longitude: view.longitude + (x - size.width / 2) / scale,
    latitude: view.latitude - (y - size.height / 2) / scale,
  })
}

/** The view with its zoom in range, moved so that no more than needed lies beyond the edges of the world. */
export function heldView(view: View, size: Size): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom))
  const scale = pixelsPerDegree(size, zoom)
  return {
    zoom,
    longitude: held(view.longitude, LONGITUDE_LIMIT - size.width / 2 / scale),
    latitude: held(view.latitude, LATITUDE_LIMIT - size.height / 2 / scale),
  }
}

function held(value: number, limit: number): number {
  return limit <= 0 ? 0 : Math.min(limit, Math.max(-limit, value))
}

/** The view after the map was pushed by so many pixels. */
export function pushed(view: View, by: Spot, size: Size): View {
  const scale = pixelsPerDegree(size, view.zoom)
  return heldView(
    { ...view, longitude: view.longitude - by.x / scale, latitude: view.latitude + by.y / scale },
    size,
  )
}

/** The view enlarged by a factor, while what lies at a place of the panel stays there. */
export function zoomedAt(view: View, factor: number, spot: Spot, size: Size): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor))
  const [before, after] = [pixelsPerDegree(size, view.zoom), pixelsPerDegree(size, zoom)]
  const [dx, dy] = [spot.x - size.width / 2, spot.y - size.height / 2]
  return heldView(
    {
      zoom,
      longitude: view.longitude + dx / before - dx / after,
      latitude: view.latitude - dy / before + dy / after,
    },
    size,
  )
}

/** The part of the world that is in the panel. */
export function boundsOf(view: View, size: Size): Bounds {
  const { latitude: north, longitude: west } = unproject({ x: 0, y: 0 }, view, size)
  const { latitude: south, longitude: east } = unproject({ x: size.width, y: size.height }, view, size)
  return { west, south, east, north }
}
