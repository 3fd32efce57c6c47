import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOutcome } from './report.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-report-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

it('tells what failed from what passed at its second try', () => {
  const assertionResults = [
    test('pays', 'passed'),
    test('scrolls', 'passed', ['Error: 0 is not above 0']),
    test('leaves', 'failed', ['Error: no mail', 'Error: no mail']),
  ]
  const name = resolve('frontend/e2e/story.e2e.test.ts')
  const file = written({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name, status: 'failed', assertionResults }],
  })
  expect(readOutcome(file)).toEqual({
    passed: 2,
    failures: ['frontend/e2e/story.e2e.test.ts > leaves\n    Error: no mail\n    Error: no mail'],
    flaky: ['frontend/e2e/story.e2e.test.ts > scrolls\n    Error: 0 is not above 0'],
  })
})

it('counts a file that could not be loaded as a failure, and a missing report too', () => {
  const name = resolve('backend/src/app.int.test.ts')
  const testResults = [{ name, status: 'failed', message: 'No such export', assertionResults: [] }]
  const file = written({ numPassedTests: 0, numFailedTests: 0, testResults })
  expect(readOutcome(file).failures).toEqual(['backend/src/app.int.test.ts\n    No such export'])
  expect(readOutcome(join(folder, 'none.json')).failures).toEqual(['The tests ended without a report'])
})
