/** How often each side is measured. */
const ROUNDS = 5
const ROUND_SECONDS = 1.5

/** Runs one side of a comparison for about that many seconds. */
export type Side<T> = (seconds: number) => Promise<T>

/** Runs both sides in turn, so that a machine whose speed drifts affects both alike. */
export async function interleave<A, B>(ours: Side<A>, theirs: Side<B>): Promise<{ ours: A[]; theirs: B[] }> {
  const measured: { ours: A[]; theirs: B[] } = { ours: [], theirs: [] }
  // The first round of each side warms it up and does not count.
  await theirs(ROUND_SECONDS)
  await ours(ROUND_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.theirs.push(await theirs(ROUND_SECONDS))
    measured.ours.push(await ours(ROUND_SECONDS))
  }
  return measured
}
