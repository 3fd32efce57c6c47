import DataLoader from 'dataloader'

/**
 * Lets what is asked for in the same turn of the event loop be answered together. Nothing is kept: whoever asks
 * afterwards is answered by work that began afterwards (ADR 046).
 * @param work answers a list of questions, in their order; an Error in the answer fails that question alone
 * @param most questions that are answered together
 */
export function batch<Question, Answer>(
  work: (questions: readonly Question[]) => Promise<(Answer | Error)[]>,
  most: number,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader(work, { cache: false, maxBatchSize: most, batchScheduleFn: setImmediate })
  return (question) => loader.load(question)
}
