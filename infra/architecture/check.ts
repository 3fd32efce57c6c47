import { checkEverything } from './checks.ts'

const results = await checkEverything()
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
