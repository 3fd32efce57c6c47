import type { Position } from 'geojson'

const WHOLE = 360
const HALF = 180

/**
 * Lines on a globe continue beyond 180°; on a sheet they would jump to its other side. This follows each line even
 * beyond the edges of the sheet, and returns it once for each place where it shows on the sheet, which has to be cut at
 * its edges.
 */
export function unrolled(line: readonly Position[]): Position[][] {
  const followed = follow(line)
  const longitudes = followed.map(([longitude = 0]) => longitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return [-WHOLE, 0, WHOLE]
    .filter((shift) => west + shift < HALF && east + shift > -HALF)
    .map((shift) => followed.map(([longitude = 0, latitude = 0]) => [longitude + shift, latitude]))
}

function follow(line: readonly Position[]): Position[] {
  let shift = 0
  let before = line[0]?.[0] ?? 0
  return line.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > HALF) shift -= WHOLE
    if (before - longitude > HALF) shift += WHOLE
    before = longitude
    return [longitude + shift, latitude]
  })
}

/** A coast that goes round a pole encloses it: on the sheet it continues along the lower or the upper edge. */
export function closedAtPole(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0] ?? [], ring.at(-1) ?? []]
  const [[from = 0], [to = 0, latitude = 0]] = [first, last]
  if (Math.abs(to - from) < HALF) return [...ring]
  const pole = latitude < 0 ? -90 : 90
  return [...ring, [to, pole], [from, pole]]
}
