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

type TestedFile = z.infer<typeof reportShape>['testResults'][number]

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
  const files = report.testResults
  const failures = files.flatMap((file) => {
    const failed = failuresIn(file, 'failed')
    return failed.length === 0 && file.status === 'failed' ? [failure(pathOf(file), file.message)] : failed
  })
  const flaky = files.flatMap((file) => failuresIn(file, 'passed'))
  return { passed: report.numPassedTests, failures, flaky }
}

/** What failed in a file of tests, at least once, and ended as `status`: who passes at a second try keeps the messages. */
function failuresIn(file: TestedFile, status: 'passed' | 'failed'): string[] {
  const isTold = (test: TestedFile['assertionResults'][number]) =>
    test.status === status && (status === 'failed' || test.failureMessages.length > 0)
  const told = file.assertionResults.filter(isTold)
  return told.map((test) => failure(`${pathOf(file)} > ${test.fullName}`, test.failureMessages.join('\n')))
}

const pathOf = ({ name }: TestedFile): string => relative(process.cwd(), name)

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
