/** How often each side is measured. */
const ROUNDS = 5
const ROUND_SECONDS = 1.5

/** Runs one side of a comparison for about that many seconds. */
export type Side<T> = (seconds: number) => Promise<T>

/** What a row may want otherwise. */
interface Rounds {
  /** Of a round; longer ones for a p99, of which the opening of the connections is otherwise a part. */
  seconds?: number
  /**
   * Of the round that does not count; a longer one for a server of which the row is the first to ask this: its code is
   * compiled while it answers, which people meet only in the minute after a start.
   */
  warmUpSeconds?: number
}

/** Runs both sides in turn, so that a machine whose speed drifts affects both alike. */
export async function interleave<A, B>(
  ours: Side<A>,
  theirs: Side<B>,
  { seconds = ROUND_SECONDS, warmUpSeconds = seconds }: Rounds = {},
): Promise<{ ours: A[]; theirs: B[] }> {
  const measured: { ours: A[]; theirs: B[] } = { ours: [], theirs: [] }
  await theirs(warmUpSeconds)
  await ours(warmUpSeconds)
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.theirs.push(await theirs(seconds))
    measured.ours.push(await ours(seconds))
  }
  return measured
}
