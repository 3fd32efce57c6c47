import DataLoader from 'dataloader'

/** The most that one query handles without becoming slow itself. */
const MAX_AT_ONCE = 100

/**
 * Answers together what is asked for in the same turn of the event loop. Nothing is kept: whoever asks afterwards is
 * answered by work that began afterwards (ADR 046).
 * @param work answers a list of questions, in their order; an Error in the answer fails that question alone
 * @param most how many questions are answered together; 100 by default
 */
export function batch<Question, Answer>(
  work: (questions: readonly Question[]) => Promise<(Answer | Error)[]>,
  most = MAX_AT_ONCE,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader(work, { cache: false, maxBatchSize: most, batchScheduleFn: setImmediate })
  return (question) => loader.load(question)
}
