import DataLoader from 'dataloader'

/** The most that one query handles without becoming slow itself. */
const MAX_AT_ONCE = 100

type Work<Question, Answer> = (questions: readonly Question[]) => Promise<(Answer | Error)[]>

/**
 * Answers together what is asked for in the same turn of the event loop. Nothing is kept: whoever asks afterwards is
 * answered by work that began afterwards (ADR 046).
 * @param work answers a list of questions, in their order; an Error in the answer fails that question alone
 * @returns what takes one question
 */
export function batch<Question, Answer>(
  work: Work<Question, Answer>,
): (question: Question) => Promise<Answer> {
  const options = { cache: false, maxBatchSize: MAX_AT_ONCE, batchScheduleFn: setImmediate }
  const loader = new DataLoader(work, options)
  return (question) => loader.load(question)
}

/**
 * The same, one list after the other: what is asked for while the work is under way is answered together by the next.
 * For work whose price is the statement and its commit, not what they carry; all wait where one is slow.
 * @param most how many questions are answered together
 */
export function batchInTurn<Question, Answer>(
  work: Work<Question, Answer>,
  most: number,
): (question: Question) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  let turn: Promise<unknown> = Promise.resolve()
  const answer = (questions: readonly Question[]) => {
    const answers = work(questions)
    underWay = Promise.allSettled([answers])
    return answers
  }
  const inTurn = (begin: () => void) => {
    turn = turn
      .then(endOfTurn)
      .then(begin)
      .then(() => underWay)
  }
  const loader = new DataLoader(answer, { cache: false, maxBatchSize: most, batchScheduleFn: inTurn })
  return (question) => loader.load(question)
}

const endOfTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))
