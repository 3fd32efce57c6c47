import { compose } from './compose.ts'
import { exitOnBadConfig } from './start-up/exit-on-bad-config.ts'
import { reportFatalErrors } from './start-up/report-fatal-errors.ts'

reportFatalErrors(import.meta.filename)

/** Compares every membership with the payment provider. Only reports, unless it is called with `--repair`. */
const { reconcile, close } = compose(exitOnBadConfig(process.env), 'reconcile')
const dryRun = !process.argv.includes('--repair')
const { compared, findings } = await reconcile({ dryRun, actor: 'operator' })
for (const { kind, customerId, subscriptionId, repaired, count = 1 } of findings)
  process.stdout.write(
    `${kind}${count > 1 ? ` (${count})` : ''}  ${customerId}  ${subscriptionId ?? ''}  ${repaired ? 'repaired' : 'not repaired'}\n`,
  )
process.stdout.write(`${compared} subscriptions compared, ${findings.length} findings`)
// There is no make in the image.
const advice =
  '; nothing was changed. To repair: make reconcile REPAIR=1, in a container: node backend/src/reconcile.ts --repair'
process.stdout.write(`${dryRun ? advice : ''}\n`)
await close()
