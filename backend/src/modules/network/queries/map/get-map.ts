import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getMap as mapCall } from '@meridian/contracts/http/network/map'
import { MAX_SINGLE_POINTS, MAX_ZOOM_LEVEL } from '@meridian/contracts/values/coordinates'
import type { Sql } from '#platform/database/sql'
import { FINEST_SIZE } from '../../domain/map/grid.ts'
import { clusterSize, type Viewport } from '../../domain/map/viewport.ts'
import { listClusters } from './list-clusters.ts'
import { listPoints } from './list-points.ts'

type MapView = ResponseOf<typeof mapCall>

/** In a large community, a view with no more members than this shows them one by one. */
const FEW_POINTS = 500

/**
 * The members of a viewport: one by one in a small community and where there are few, in clusters otherwise. At the
 * deepest zoom there is nothing finer than a cluster, so the first few are shown; `total` counts them all.
 */
export async function getMap(sql: Sql, viewport: Viewport): Promise<MapView> {
  if ((await getVisibleMembers(sql)) <= MAX_SINGLE_POINTS) {
    const points = await listPoints(sql, viewport, MAX_SINGLE_POINTS)
    return { total: points.length, points, clusters: [] }
  }
  const clusters = await listClusters(sql, viewport)
  const total = clusters.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || (total > FEW_POINTS && !isDeepest(viewport))) return { total, points: [], clusters }
  const points = await listPoints(sql, viewport, FEW_POINTS)
  return { total: points.length < FEW_POINTS ? points.length : total, points, clusters: [] }
}

function isDeepest(viewport: Viewport): boolean {
  return viewport.zoom === MAX_ZOOM_LEVEL && clusterSize(viewport) === FINEST_SIZE
}

async function getVisibleMembers(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ members: number }>({
    name: 'map-members',
    text: 'select members from read.map_counters',
  })
  return row?.members ?? 0
}
