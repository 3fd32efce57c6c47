import type { Position } from 'geojson'

/** Leaves out the points that lie within the tolerance of the line between those that stay (Douglas and Peucker). */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const stays = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span
    const { index, distance } = farthest(line, first, last)
    if (distance <= tolerance) continue
    stays.add(index)
    spans.push([first, index], [index, last])
  }
  return line.filter((_, index) => stays.has(index))
}

/** The point between two others that lies farthest from the line through them, and how far. */
function farthest(line: readonly Position[], first: number, last: number) {
  let found = { index: first, distance: 0 }
  for (let index = first + 1; index < last; index += 1) {
    const distance = distanceFrom(at(line, index), at(line, first), at(line, last))
    if (distance > found.distance) found = { index, distance }
  }
  return found
}

const at = (line: readonly Position[], index: number) => ({
  x: line[index]?.[0] ?? 0,
  y: line[index]?.[1] ?? 0,
})

type Spot = ReturnType<typeof at>

function distanceFrom(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  // A ring ends where it begins: there is no line, only the point.
  if (length === 0) return Math.hypot(spot.x - from.x, spot.y - from.y)
  return Math.abs(dx * (spot.y - from.y) - dy * (spot.x - from.x)) / length
}
