import type { Sql } from './sql.ts'
import { isConnectionLoss, tookTooLong } from './troubles.ts'

/** A replica that did not answer is not asked again for this long: each try may wait seconds for a connection. */
const REST_MS = 30_000

/**
 * Reads that may be a moment behind, from the replicas in turn. Where there is none, or the one whose turn it is does
 * not answer, the primary does: it also settles whether the query itself was wrong, for which no replica has to rest.
 * A query that took too long would do so there as well.
 */
export function createReplicaReads(
  replicas: readonly Sql[],
  primary: Sql,
  onError: (error: unknown) => void,
): Sql {
  if (replicas.length === 0) return primary
  const restsUntil = replicas.map(() => 0)
  let turn = 0
  return {
    async rows(query) {
      turn = (turn + 1) % replicas.length
      const [place, replica] = [turn, replicas[turn]]
      if (replica === undefined || (restsUntil[place] ?? 0) > performance.now()) return primary.rows(query)
      try {
        return await replica.rows(query)
      } catch (error) {
        onError(error)
        if (error instanceof Error && tookTooLong(error)) throw error
        if (error instanceof Error && isConnectionLoss(error)) restsUntil[place] = performance.now() + REST_MS
        return primary.rows(query)
      }
    },
  }
}
