/** What comes one by one, in batches of `most`. */
export async function* inBatches<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<T[], void> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length === most) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
