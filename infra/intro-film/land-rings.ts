type Place = [longitude: number, latitude: number]

/** A map that is stored by its lines, each as steps from point to point (TopoJSON). */
export interface Topology {
  transform: { scale: Place; translate: Place }
  arcs: Place[][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

/** The outlines of all land, each a ring of places in degrees. */
export function landRings({ transform, arcs, objects }: Topology): Place[][] {
  const lines = arcs.map((steps) => placesOf(steps, transform))
  const line = (number: number) => (number < 0 ? (lines[~number] ?? []).toReversed() : (lines[number] ?? []))
  return objects.land.geometries.flatMap((geometry) =>
    geometry.arcs.flatMap((polygon) => polygon.map((ring) => ring.flatMap(line))),
  )
}

function placesOf(steps: Place[], { scale, translate }: Topology['transform']): Place[] {
  let [x, y] = [0, 0]
  return steps.map(([right, up]) => {
    x += right
    y += up
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}
