import { formatCount, formatPlural } from '../../lib/format.ts'
import type { Mark, PlacedMark } from './marks.ts'

/** Members nearer to each other than this, in pixels, may be a crowd. */
const REACH = 24

/** A dot this near covers another one. */
const COVERED = 7

/** This many dots side by side can still be told apart. */
const FEW = 3

const NAMED = 5

/**
 * Draws crowded places as one circle with a count: where more than three members are close together, or where one dot
 * would cover another. All other marks stay as they are. Takes and returns marks that are placed in the panel; later
 * ones are drawn over earlier ones, so the largest circles come last.
 */
export function gatherCrowds(marks: readonly PlacedMark[]): PlacedMark[] {
  const alone = marks.filter(({ kind }) => kind === 'own' || kind === 'meetup')
  const groups = grouped(marks.filter(({ kind }) => kind === 'member' || kind === 'cluster'))
  const dots = groups.filter((group) => !isCrowd(group)).flat()
  const circles = settled(groups.filter(isCrowd).map(crowdOf)).map(({ circle }) => circle)
  return [...dots, ...circles.toSorted((one, other) => membersIn(one) - membersIn(other)), ...alone]
}

interface Crowd {
  readonly marks: readonly PlacedMark[]
  readonly circle: PlacedMark
}

const crowdOf = (marks: readonly PlacedMark[]): Crowd => ({ marks, circle: circleOf(marks) })

/** A circle stands in the middle of its crowd, and so may overlap another one: those become one. */
function settled(crowds: Crowd[]): Crowd[] {
  const marksOf = new Map(crowds.map(({ circle, marks }) => [circle, marks]))
  const groups = grouped(crowds.map(({ circle }) => circle))
  if (groups.length === crowds.length) return crowds
  return settled(groups.map((group) => crowdOf(group.flatMap((circle) => marksOf.get(circle) ?? []))))
}

/** Groups the marks within reach of a group's first mark, using a grid of cells as wide as the reach. */
function grouped(marks: readonly PlacedMark[]): PlacedMark[][] {
  const cells = new Map<string, PlacedMark[][]>()
  const groups: PlacedMark[][] = []
  for (const mark of marks) {
    const near = neighbours(mark).flatMap((cell) => cells.get(cell) ?? [])
    const group = near.find(([first]) => first !== undefined && distance(first, mark) < REACH)
    if (group !== undefined) group.push(mark)
    else {
      const fresh = [mark]
      groups.push(fresh)
      const cell = cellOf(mark)
      cells.set(cell, [...(cells.get(cell) ?? []), fresh])
    }
  }
  return groups
}

const cellOf = ({ x, y }: PlacedMark) => `${Math.floor(x / REACH)},${Math.floor(y / REACH)}`

function neighbours({ x, y }: PlacedMark): string[] {
  const [column, row] = [Math.floor(x / REACH), Math.floor(y / REACH)]
  return [0, -1, 1].flatMap((right) => [0, -1, 1].map((down) => `${column + right},${row + down}`))
}

const distance = (one: PlacedMark, other: PlacedMark) => Math.hypot(one.x - other.x, one.y - other.y)

function isCrowd(group: readonly PlacedMark[]): boolean {
  if (group.length === 1) return false
  if (group.length > FEW || group.some(({ kind }) => kind === 'cluster')) return true
  return group.some((mark, index) => group.slice(index + 1).some((other) => distance(mark, other) < COVERED))
}

/** The circle stands in the middle of those it counts. */
function circleOf(group: readonly PlacedMark[]): PlacedMark {
  const count = group.reduce((sum, mark) => sum + membersIn(mark), 0)
  const middle = (pick: (mark: PlacedMark) => number) =>
    group.reduce((sum, mark) => sum + pick(mark) * membersIn(mark), 0) / count
  return {
    ...clusterMark(
      { latitude: middle((mark) => mark.latitude), longitude: middle((mark) => mark.longitude), count },
      group.filter(({ kind }) => kind === 'member').map(({ name }) => name),
    ),
    x: middle(({ x }) => x),
    y: middle(({ y }) => y),
  }
}

const membersIn = ({ count = 1 }: Mark) => count

interface Cluster {
  latitude: number
  longitude: number
  count: number
}

/** The mark of many members; some of them by name, where they are known. */
export function clusterMark({ latitude, longitude, count }: Cluster, names: readonly string[] = []): Mark {
  const named = names.slice(0, NAMED)
  const more = count - named.length
  const list = more === 0 ? named : [...named, `${formatCount(more)} more`]
  return {
    id: `cluster:${latitude.toFixed(4)},${longitude.toFixed(4)}`,
    kind: 'cluster',
    latitude,
    longitude,
    count,
    name: formatPlural(count, 'member'),
    lines: [named.length === 0 ? 'Zoom in to see them' : list.join(', ')],
  }
}
