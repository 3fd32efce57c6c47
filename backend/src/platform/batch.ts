import DataLoader from 'dataloader'

/** As many as one query takes without getting slow itself. */
const MOST_AT_ONCE = 100

/**
 * Lets what is asked for in the same turn of the event loop be answered together. Nothing is kept: whoever asks
 * afterwards is answered by work that began afterwards (ADR 046).
 * @param work answers a list of questions, in their order; an Error in the answer fails that question alone
 * @param most questions that are answered together, 100 unless said
 */
export function batch<Question, Answer>(
  work: (questions: readonly Question[]) => Promise<(Answer | Error)[]>,
  most = MOST_AT_ONCE,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader(work, { cache: false, maxBatchSize: most, batchScheduleFn: setImmediate })
  return (question) => loader.load(question)
}
