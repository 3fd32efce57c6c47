import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runToEnd } from '../local/supervisor.ts'
import { testEnvironment } from '../testing/environment.ts'

/** A port of this machine that nobody has. */
const NO_DATABASE = 'postgres://meridian@127.0.0.1:1/meridian'

it.each(['migrate', 'rebuild', 'reconcile', 'seed'])('%s says in a line why it broke off', async (name) => {
  const words: string[] = []
  const command = {
    name,
    args: [fileURLToPath(new URL(`../../backend/src/${name}.ts`, import.meta.url))],
    env: { ...process.env, ...testEnvironment({ databaseUrl: NO_DATABASE }) },
  }
  await expect(runToEnd(command, (text) => words.push(text))).rejects.toThrow('broke off')
  expect(words.join('')).toMatch(/^\S+ broke off: .*ECONNREFUSED.*127\.0\.0\.1:1\b.*\n.*again/)
  expect(words.join('')).not.toContain('    at ')
})

it('shows the trace of a mistake of ours, which no operator can mend', async () => {
  const words: string[] = []
  const module = new URL('../../backend/src/start-up/report-fatal-errors.ts', import.meta.url)
  const script = `import { reportFatalErrors } from ${JSON.stringify(module)}; reportFatalErrors('rebuild.ts'); undefined.name`
  const command = { name: 'mistake', args: ['--input-type=module', '--eval', script], env: process.env }
  await expect(runToEnd(command, (text) => words.push(text))).rejects.toThrow('broke off')
  expect(words.join('')).toMatch(/^\S+ broke off: .*reading 'name'.*\n.*Report it.*\n.*TypeError/)
  expect(words.join('')).toContain('    at ')
})

it.each([
  // An address for documentation: no machine has it.
  ['192.0.2.1', 'HOST 192.0.2.1 is no address of this machine'],
  ['nowhere.invalid', 'HOST nowhere.invalid is not known on this machine'],
])('a back end that cannot listen on %s says so', async (HOST, reason) => {
  const words: string[] = []
  const command = {
    name: 'back end',
    args: [fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url))],
    env: { ...process.env, ...testEnvironment({ databaseUrl: NO_DATABASE }), HOST },
  }
  await expect(runToEnd(command, (text) => words.push(text))).rejects.toThrow(reason)
  expect(words.join('')).toMatch(new RegExp(`^${reason}.*\\n$`))
})
