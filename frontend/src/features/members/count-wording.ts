/** The most people that one answer of the API holds. */
const ANSWER_LIMIT = 50

/** Says how many people a list holds, and does not claim to be all of them when it may not be. */
export function countWording(count: number): string {
  if (count >= ANSWER_LIMIT) return `The newest ${count} people`
  return count === 1 ? '1 person in total' : `${count} people in total`
}
