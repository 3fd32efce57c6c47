import { useEffect, useEffectEvent } from 'react'
import { type Answer, type Path, refreshResource, useResource } from './resource.ts'

/** What read models need at most until they tell of a change, under usual load. */
const LAG_MS = 2_000

const outdated = new Set<string>()

/** Loads a resource once, and again when somebody has changed here what it tells of. */
export function useRefreshedResource<const A extends string>(path: Path<A>): Answer<A> {
  const known = useResource<A>(path)
  const refresh = useEffectEvent((shown: string | null) => {
    if (shown !== null && outdated.delete(shown) && known.data !== undefined) known.retry()
  })
  useEffect(() => refresh(path), [path])
  return known
}

/**
 * Has figures asked for again after a change to what they tell of: where they are on screen now and a moment later,
 * since read models follow with a delay; otherwise when they are next shown.
 */
function refreshFigures(paths: readonly string[]): void {
  for (const path of paths) {
    outdated.add(path)
    refreshResource(path)
    setTimeout(() => refreshResource(path), LAG_MS)
  }
}

/** Makes a change that the figures of the community tell of, and has them asked for again. */
export async function changingFigures<T>(call: Promise<T>): Promise<T> {
  const answer = await call
  refreshFigures(['/api/analytics', '/api/recent-members'])
  return answer
}
