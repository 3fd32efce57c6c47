import { expect } from 'vitest'

interface Answer {
  status: number
  /** A part of the text, or a pattern of it. */
  text: string | RegExp
}

/**
 * Expects that somebody who pressed at the same time as others succeeded, and that all were told that they did, or why
 * they did not: a server that is busy may get to one of them once another is done.
 */
export function expectSuccessOnce(
  answers: readonly { status: number; text: string }[],
  { success, late }: { success: Answer; late: Answer },
): void {
  const told = [patternOf(success), patternOf(late)]
  for (const { status, text } of answers) expect(told).toContainEqual({ status, text })
  expect(answers.map(({ status }) => status)).toContain(success.status)
}

function patternOf({ status, text }: Answer) {
  const matching = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)
  return { status, text: matching }
}
