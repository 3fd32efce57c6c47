import type { Spot } from '../projection.ts'

/** A part of the sheet, in the units of a path. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One line of a drawn path, and the box around it. */
export interface Outline extends Box {
  readonly points: readonly Spot[]
  readonly closed: boolean
}

/** Takes a path apart that {@link drawOutlines} or `drawBorders` drew: relative steps between whole numbers. */
export function outlinesOf(path: string): Outline[] {
  return path
    .split('M')
    .slice(1)
    .map((line) => outlineOf(line))
}

function outlineOf(line: string): Outline {
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  const points: Spot[] = []
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    points.push({ x, y })
  }
  return { points, closed: line.endsWith('z'), ...boxAround(points) }
}

function boxAround(points: readonly Spot[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/**
 * The path of what lies in a box, so that a nearer look costs no more than what it shows. Closed outlines are cut along
 * the box; its edges are then part of the path, so it has to be larger than what is seen.
 */
export function pathWithin(outlines: readonly Outline[], box: Box): string {
  return outlines
    .filter(
      (line) =>
        line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
    )
    .map((line) => (line.closed ? written(cutTo(line, box), 'z') : written(line.points, '')))
    .join('')
}

function written(points: readonly Spot[], end: string): string {
  return points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`
}

interface Edge {
  readonly isInside: (spot: Spot) => boolean
  readonly crossing: (from: Spot, to: Spot) => Spot
}

/** Cuts a closed outline edge by edge (Sutherland and Hodgman). */
function cutTo({ points, ...around }: Outline, box: Box): readonly Spot[] {
  const edges = [
    around.left < box.left && upright(box.left, 1),
    around.right > box.right && upright(box.right, -1),
    around.top < box.top && level(box.top, 1),
    around.bottom > box.bottom && level(box.bottom, -1),
  ].filter((edge) => edge !== false)
  return edges.reduce(cutAt, points)
}

const upright = (at: number, side: 1 | -1): Edge => ({
  isInside: ({ x }) => (x - at) * side >= 0,
  crossing: (from, to) => ({ x: at, y: from.y + ((to.y - from.y) * (at - from.x)) / (to.x - from.x) }),
})

const level = (at: number, side: 1 | -1): Edge => ({
  isInside: ({ y }) => (y - at) * side >= 0,
  crossing: (from, to) => ({ x: from.x + ((to.x - from.x) * (at - from.y)) / (to.y - from.y), y: at }),
})

function cutAt(points: readonly Spot[], { isInside, crossing }: Edge): readonly Spot[] {
  const kept: Spot[] = []
  let before = points.at(-1)
  for (const point of points) {
    if (before !== undefined && isInside(before) !== isInside(point)) kept.push(crossing(before, point))
    if (isInside(point)) kept.push(point)
    before = point
  }
  return kept
}
