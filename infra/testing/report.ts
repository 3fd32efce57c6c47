import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

/** What is read of the report that Vitest writes as JSON. */
const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

export interface Outcome {
  passed: number
  /** A line or a few for each failure: the file, the test, how its message begins. */
  failures: string[]
  /** The same of those that failed first, and passed when they were tried again. */
  flaky: string[]
}

/** Enough of a message to see what was expected, what came, and where. */
const MESSAGE_LINES = 5
const MESSAGE_WIDTH = 600

/** The outcome of a run of Vitest. A file that could not even be loaded is one failure; so is a missing report. */
export function readOutcome(file: string): Outcome {
  const report = reportOf(file)
  if (report === undefined) return { passed: 0, failures: ['The tests ended without a report'], flaky: [] }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failure(path, message)]
    return failed.map((test) => failureOf(path, test))
  })
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => failureOf(relative(process.cwd(), name), test)),
  )
  return { passed: report.numPassedTests, failures, flaky }
}

const failureOf = (path: string, test: { fullName: string; failureMessages: string[] }): string =>
  failure(`${path} > ${test.fullName}`, test.failureMessages.join('\n'))

function reportOf(file: string): z.infer<typeof reportShape> | undefined {
  try {
    return reportShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** What failed, and the lines its message begins with: of our own code, and none wider than a screen or two. */
export function failure(title: string, message: string): string {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'))
  const shown = lines.slice(0, MESSAGE_LINES).map((line) => `    ${line.slice(0, MESSAGE_WIDTH)}`)
  return [title, ...shown].join('\n')
}
