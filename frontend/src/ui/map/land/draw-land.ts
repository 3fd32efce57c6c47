import type { MultiLineString, Position } from 'geojson'
import { mesh } from 'topojson-client'
import type { Objects, Topology } from 'topojson-specification'
import { simplify } from './simplify.ts'
import { closedAtPole, unrolled } from './unrolled.ts'

type Atlas = Topology<Objects<object>>

/** How exactly a path is drawn. */
interface Drawing {
  /** Whole units of the path in one degree. */
  unitsPerDegree: number
  /** How far a drawn line may lie from the true one, in degrees. */
  tolerance: number
}

/** The outlines of all land as an SVG path, from 180° west and 90° north; filled by the even-odd rule. */
export function drawOutlines(atlas: object, drawing: Drawing): string {
  const topology = topologyOf(atlas)
  return drawLines(mesh(topology, collection(topology, 'land')), drawing, closedAtPole)
    .map((line) => `${line}z`)
    .join('')
}

/** The borders between countries, without coasts, in the same units. */
export function drawBorders(atlas: object, drawing: Drawing): string {
  const topology = topologyOf(atlas)
  const countries = collection(topology, 'countries')
  return drawLines(
    mesh(topology, countries, (one, other) => one !== other),
    drawing,
  ).join('')
}

function topologyOf(atlas: object): Atlas {
  if (isTopology(atlas)) return atlas
  throw new Error('The atlas is no topology')
}

const isTopology = (atlas: object): atlas is Atlas => 'arcs' in atlas && 'objects' in atlas

function collection({ objects }: Atlas, name: string) {
  const found = objects[name]
  if (found?.type !== 'GeometryCollection') throw new Error(`The atlas has no ${name}`)
  return found
}

function drawLines(
  { coordinates }: MultiLineString,
  { unitsPerDegree, tolerance }: Drawing,
  closed: (line: Position[]) => Position[] = (line) => line,
): string[] {
  return coordinates
    .flatMap(unrolled)
    .map((line) => drawLine(closed(simplify(line, tolerance)), unitsPerDegree))
    .filter((line) => line !== '')
}

/** Relative steps between whole numbers: short, and they compress well. Specks of less than two steps vanish. */
function drawLine(line: readonly Position[], units: number): string {
  const points = line.map(([longitude = 0, latitude = 0]) => ({
    x: Math.round((longitude + 180) * units),
    y: Math.round((90 - latitude) * units),
  }))
  const steps = points
    .slice(1)
    .map(({ x, y }, index) => `${x - (points[index]?.x ?? 0)} ${y - (points[index]?.y ?? 0)}`)
    .filter((step) => step !== '0 0')
  return steps.length < 2 ? '' : `M${points[0]?.x} ${points[0]?.y}l${steps.join(' ').replaceAll(' -', '-')}`
}
