import { circleRadius } from './mark-look.ts'
import type { PlacedMark } from './marks.ts'
import type { Spot } from './projection.ts'

/** Half of what a number takes, and of what a pin or the own dot takes, in pixels. */
const NUMBER = { width: 9, height: 7 }
const PIN = { width: 10, height: 24 }
const DOT = 8

/** A move off one circle may lead onto the next; after this many moves, an overlap is accepted. */
const MAX_MOVES = 3

/**
 * Moves pins and the own dot off the numbers of circles, to the rim: a circle says how many are around there, and
 * stands for no exact place either. Where nothing is hidden, everything stays where it is.
 */
export function standAside(marks: readonly PlacedMark[]): PlacedMark[] {
  const circles = marks.filter(({ kind }) => kind === 'cluster')
  return marks.map((mark) => {
    if (mark.kind === 'meetup') return movedOff(mark, circles, pinAway)
    return mark.kind === 'own' ? movedOff(mark, circles, dotAway) : mark
  })
}

type Away = (spot: Spot, circle: PlacedMark) => Spot | undefined

function movedOff(mark: PlacedMark, circles: readonly PlacedMark[], away: Away): PlacedMark {
  let moved = mark
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    // The circles that are drawn last are the largest, and cover the others.
    const spot = circles.map((circle) => away(moved, circle)).findLast((found) => found !== undefined)
    if (spot === undefined) return moved
    moved = { ...moved, ...spot }
  }
  return moved
}

/** A pin stands on its tip: it moves up to the rim, or down until its head is below the circle, whichever is nearer. */
function pinAway({ x, y }: Spot, circle: PlacedMark): Spot | undefined {
  const radius = circleRadius(circle.count)
  const isBeside = Math.abs(x - circle.x) >= PIN.width + NUMBER.width
  const isClear = y <= circle.y - NUMBER.height || y - PIN.height >= circle.y + NUMBER.height
  if (isBeside || isClear) return undefined
  const [above, below] = [circle.y - radius, circle.y + radius + PIN.height]
  return y - above <= below - y ? { x: circle.x, y: above } : { x, y: below }
}

function dotAway({ x, y }: Spot, circle: PlacedMark): Spot | undefined {
  const [right, down] = [x - circle.x, y - circle.y]
  const isClear = Math.abs(right) >= DOT + NUMBER.width || Math.abs(down) >= DOT + NUMBER.height
  if (isClear) return undefined
  const distance = circleRadius(circle.count) + DOT
  const angle = Math.atan2(down, right)
  return { x: circle.x + distance * Math.cos(angle), y: circle.y + distance * Math.sin(angle) }
}
