import { availableParallelism, loadavg } from 'node:os'
import { chooseRows } from './choose-rows.ts'
import type { Row } from './row.ts'
import { rows } from './rows/all.ts'
import { createSurroundings, type Surroundings } from './surroundings.ts'
import { type Result, tableOf } from './table.ts'

const say = (line: string) => process.stdout.write(`· ${line}\n`)

/** Measures each row; one that cannot be measured does not keep the others from being measured. */
async function measureAll(chosen: readonly Row[], around: Surroundings): Promise<Result[]> {
  const results: Result[] = []
  for (const row of chosen) {
    say(`Row ${row.number}: ${row.title}`)
    try {
      results.push({ row, findings: await row.measure(around) })
    } catch (error) {
      results.push({ row, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }
  return results
}

/** Both sides of a figure suffer from whatever else is running, but never equally. */
function sayWhetherQuiet(): void {
  const [load = 0] = loadavg()
  const busy = load > availableParallelism() / 4
  say(
    `${availableParallelism()} cores, load ${load.toFixed(1)}${busy ? ': other programs run, so figures will scatter' : ''}`,
  )
}

async function bench(): Promise<number> {
  const chosen = chooseRows(rows, process.argv.slice(2))
  sayWhetherQuiet()
  const around = await createSurroundings(say)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void around.stop().finally(() => process.exit(1)))
  try {
    const results = await measureAll(chosen, around)
    process.stdout.write(`\n${tableOf(results)}\n`)
    return results.some((result) => 'error' in result) ? 1 : 0
  } finally {
    await around.stop()
  }
}

process.exitCode = await bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  return 1
})
