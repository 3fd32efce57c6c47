import { compose, exitOnBadConfig, projections, rebuild } from '@meridian/backend/worker-api'

/** Rebuilds every read model from the journal while the system serves. Wants the environment of a running copy. */
const system = compose(exitOnBadConfig(process.env), 'rebuild')
for (const projection of projections) {
  const begun = performance.now()
  const events = await rebuild(system.sql, projection)
  process.stdout.write(
    `${projection.name}: ${events} events in ${Math.round(performance.now() - begun)} ms\n`,
  )
}
await system.close()
