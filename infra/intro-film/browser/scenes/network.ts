import { dot, ease, faded, headline, mix, PEOPLE, type Pen, ring } from '../stage.ts'
import {
  between,
  drawGrid,
  drawLand,
  drawNoon,
  drawPeople,
  onScreen,
  type View,
  WHOLE_WORLD,
} from '../world.ts'

type Dots = Parameters<typeof drawLand>[1]

const HOME = [5.3, 60.4] as const
const NORTH_SEA: View = { longitude: -4, latitude: 57.5, scale: 27 }

/** Noon goes round the world, and wakes land and people as it passes. */
export function noonGoesRound(pen: Pen, dots: Dots, now: number): void {
  const noon = mix(186, -190, ease(now, 0.2, 5.2))
  drawGrid(pen, WHOLE_WORLD)
  drawLand(pen, dots, WHOLE_WORLD, (longitude) => mix(0.6, 1, ease(longitude - noon, 0, 14)))
  drawPeople(pen, WHOLE_WORLD, (longitude) => awake(longitude - noon))
  drawNoon(pen, noon, WHOLE_WORLD)
}

/** Where the line has passed, somebody is: a little more than that at first. */
const awake = (passed: number) => ease(passed, 0, 8) * (1.5 - 0.5 * ease(passed, 8, 30))

/** Nearer, until one person is seen, and how near is near enough. */
export function comeNearer(pen: Pen, dots: Dots, now: number): void {
  const view = between(WHOLE_WORLD, NORTH_SEA, ease(now, 5.4, 7.8))
  drawGrid(pen, view)
  drawLand(pen, dots, view, () => 1)
  drawPeople(pen, view, () => 1)
  const [x, y] = onScreen(HOME, view)
  const open = ease(now, 8.4, 9.4)
  faded(pen, open, () => {
    faded(pen, 0.16, () => dot(pen, x, y, 92 * open, PEOPLE))
    ring(pen, x, y, 92 * open, PEOPLE, 3)
    faded(pen, 0.8, () => ring(pen, x, y, 92 + 26 * ease(now, 9.4, 10.8), PEOPLE, 2))
  })
  faded(pen, ease(now, 6.6, 7.4), () => headline(pen, 'Network', { x: 96, y: 180 }))
}

/** Back to the whole world, where it is noon in the middle. */
export function seeYouAtNoon(pen: Pen, dots: Dots, now: number): void {
  const pale = mix(1, 0.55, ease(now, 21.6, 22.8))
  faded(pen, pale, () => {
    drawGrid(pen, WHOLE_WORLD)
    drawLand(pen, dots, WHOLE_WORLD, () => 1)
  })
  drawNoon(pen, mix(190, 0, ease(now, 20.4, 23)), WHOLE_WORLD)
  drawPeople(pen, WHOLE_WORLD, (longitude) => 1 + 0.5 * pulse(now - 23.2 - Math.abs(longitude) / 200))
}

/** Once up and down in a second. */
const pulse = (since: number) => (since > 0 && since < 1 ? Math.sin(since * Math.PI) : 0)
