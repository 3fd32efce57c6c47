import { rebuild } from '#platform/projections/projection-rebuild'
import { compose } from './compose.ts'
import { projections } from './projections.ts'
import { exitOnBadConfig } from './start-up/exit-on-bad-config.ts'
import { reportFatalErrors } from './start-up/report-fatal-errors.ts'

reportFatalErrors(import.meta.filename)

/** Rebuilds every read model from the journal while the system keeps serving. */
const system = compose(exitOnBadConfig(process.env), 'rebuild')
for (const projection of projections) {
  const begun = performance.now()
  const events = await rebuild(system.sql, projection)
  process.stdout.write(
    `${projection.name}: ${events} events in ${Math.round(performance.now() - begun)} ms\n`,
  )
}
await system.close()
