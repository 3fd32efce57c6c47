import { randomBytes } from 'node:crypto'
import { ensureAdmin, hashPassword } from '#modules/accounts'
import { setUpTiers } from '#modules/membership'
import { compose } from './compose.ts'
import { exitOnBadConfig } from './start-up/exit-on-bad-config.ts'
import { reportFatalErrors } from './start-up/report-fatal-errors.ts'

reportFatalErrors(import.meta.filename)

/**
 * What a new community needs before its first visitor: tiers, an admin, and which integrations are set up. Harmless
 * when run again.
 */
const config = exitOnBadConfig(process.env)
const { commands, integrations, log, close } = compose(config, 'seed')
await commands.run(setUpTiers, undefined, 'operator')
await integrations.checks.recordSetUp('operator')

const { username, email, password = randomBytes(12).toString('base64url') } = config.admin
const became = await commands.run(
  ensureAdmin,
  { username, email, passwordHash: await hashPassword(password) },
  'operator',
)
// A password made up here is printed once: afterwards only its hash is known. A configured one never gets into a log.
if (became === 'opened' && config.admin.password === undefined)
  process.stdout.write(`The admin signs in as ${email} with the password ${password}\n`)
if (became === 'renamed') log.info('the admin has the name of ADMIN_USERNAME now')
if (became === 'name-taken')
  log.warn('ADMIN_USERNAME is the name of another account, so the admin keeps theirs: choose another name')
await close()
