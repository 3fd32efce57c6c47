import { dot, HEIGHT, LAND, mix, PEOPLE, type Pen, RULE, SIGNAL, WIDTH } from './stage.ts'

type Place = readonly [longitude: number, latitude: number]

/** Where the picture looks. */
export interface View {
  longitude: number
  latitude: number
  /** Pixels for a degree. */
  scale: number
}

export const WHOLE_WORLD: View = { longitude: 0, latitude: 14, scale: WIDTH / 360 }

const STEP = 2
const NORTH = 76
const SOUTH = -56

/** Cities with people in this film. */
export const PEOPLE_AT: readonly Place[] = [
  [5.3, 60.4],
  [-116.2, 43.6],
  [130.4, 33.6],
  [-0.2, 5.6],
  [-51.2, -30],
  [-73.6, 45.5],
  [-99.1, 19.4],
  [-58.4, -34.6],
  [18.1, 59.3],
  [13.4, 52.5],
  [2.4, 48.9],
  [-9.1, 38.7],
  [12.5, 41.9],
  [21, 52.2],
  [29, 41],
  [36.8, -1.3],
  [18.4, -33.9],
  [77.6, 13],
  [103.8, 1.4],
  [151.2, -33.9],
  [174.8, -36.9],
  [139.7, 35.7],
  [-122.4, 37.8],
  [-79.4, 43.7],
  [-43.2, -22.9],
  [-70.7, -33.4],
  [31.2, 30],
  [55.3, 25.2],
  [106.8, -6.2],
  [126.9, 37.6],
  [-3.7, 40.4],
  [24.9, 60.2],
  [14.4, 50.1],
  [4.9, 52.4],
  [-0.1, 51.5],
  [9.2, 45.5],
]

/** The middles of the squares of two degrees that are land, from the outline of all land. */
export function landDots(pen: Pen, rings: readonly (readonly Place[])[]): Place[] {
  const outline = new Path2D()
  for (const ring of rings) {
    ring.forEach(([longitude, latitude], place) =>
      place === 0 ? outline.moveTo(longitude, latitude) : outline.lineTo(longitude, latitude),
    )
    outline.closePath()
  }
  const dots: Place[] = []
  for (let latitude = NORTH - STEP / 2; latitude > SOUTH; latitude -= STEP)
    for (let longitude = STEP / 2 - 180; longitude < 180; longitude += STEP)
      if (pen.isPointInPath(outline, longitude, latitude, 'evenodd')) dots.push([longitude, latitude])
  return dots
}

/** Where a place stands in the picture. */
export function onScreen([longitude, latitude]: Place, view: View): [x: number, y: number] {
  return [
    WIDTH / 2 + (longitude - view.longitude) * view.scale,
    HEIGHT / 2 - 50 - (latitude - view.latitude) * view.scale,
  ]
}

/** Between two views; the scale grows evenly to the eye. */
export function between(a: View, b: View, share: number): View {
  const scale = Math.exp(mix(Math.log(a.scale), Math.log(b.scale), share))
  // The middle follows the scale, so that the goal stays where it is going to be.
  const way = a.scale === b.scale ? share : ((scale - a.scale) / (b.scale - a.scale)) * (b.scale / scale)
  return { longitude: mix(a.longitude, b.longitude, way), latitude: mix(a.latitude, b.latitude, way), scale }
}

/** Land in dots; `shown` tells how much of a dot there is by its longitude. */
export function drawLand(
  pen: Pen,
  dots: readonly Place[],
  view: View,
  shown: (longitude: number) => number,
): void {
  const radius = Math.min(9, view.scale * 0.6)
  for (const place of dots) {
    const [x, y] = onScreen(place, view)
    if (x > -20 && x < WIDTH + 20 && y > -20 && y < HEIGHT + 20)
      dot(pen, x, y, radius * shown(place[0]), LAND)
  }
}

/** Those who are on the map; `shown` as with land. */
export function drawPeople(pen: Pen, view: View, shown: (longitude: number) => number): void {
  const radius = mix(6, 11, Math.min(1, (view.scale - WHOLE_WORLD.scale) / 20))
  for (const place of PEOPLE_AT) {
    const [x, y] = onScreen(place, view)
    dot(pen, x, y, radius * shown(place[0]), PEOPLE)
  }
}

/** Every 30 degrees a thin line. */
export function drawGrid(pen: Pen, view: View): void {
  pen.fillStyle = RULE
  for (let degrees = -180; degrees <= 180; degrees += 30) {
    const [x, y] = onScreen([degrees, degrees], view)
    pen.fillRect(x, 0, 1, HEIGHT)
    if (Math.abs(degrees) <= 90) pen.fillRect(0, y, WIDTH, 1)
  }
}

/** The line of noon. */
export function drawNoon(pen: Pen, longitude: number, view: View): void {
  pen.fillStyle = SIGNAL
  pen.fillRect(onScreen([longitude, 0], view)[0] - 2, 0, 4, HEIGHT)
}
