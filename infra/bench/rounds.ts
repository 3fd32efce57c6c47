/** How often each side is measured. */
const ROUNDS = 5
const ROUND_SECONDS = 1.5

/** Runs one side of a comparison for about that many seconds. */
export type Side<T> = (seconds: number) => Promise<T>

/**
 * Runs both sides in turn, so that a machine whose speed drifts affects both alike.
 * @param seconds of a round; longer ones for a p99, of which the opening of the connections is otherwise a part
 */
export async function interleave<A, B>(
  ours: Side<A>,
  theirs: Side<B>,
  seconds = ROUND_SECONDS,
): Promise<{ ours: A[]; theirs: B[] }> {
  const measured: { ours: A[]; theirs: B[] } = { ours: [], theirs: [] }
  // The first round of each side warms it up and does not count.
  await theirs(seconds)
  await ours(seconds)
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.theirs.push(await theirs(seconds))
    measured.ours.push(await ours(seconds))
  }
  return measured
}
