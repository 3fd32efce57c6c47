import { randomUUID } from 'node:crypto'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { System } from '../../../compose.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { keepEmail } from './email/keep-email.ts'
import { requestEmailChange } from './email/request-email-change.ts'
import { requestEmailLink } from './email/request-email-link.ts'
import { enableSecondFactor } from './enable-second-factor.ts'
import { prepareSecondFactor } from './prepare-second-factor.ts'
import { renameAccount } from './rename-account.ts'
import { renewBackupCodes } from './renew-backup-codes.ts'

let system: System
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ system, stop } = await createTestSystem())
})
afterAll(() => stop())

const accountId = randomUUID()
const link = { accountId, email: 'late@example.org', lifetimeMs: 1_000 }
const factor = { accountId, sealed: 'sealed', step: 1, codeHashes: [], sessionKey: Buffer.from('key') }
const password = { accountId, knownHash: 'hash', passwordHash: 'new' }

/** What somebody does whose account was deleted from another device after this request had begun. */
const DEEDS: [deed: string, act: (commands: System['commands']) => Promise<unknown>][] = [
  ['deletes it again', ({ run }) => run(deleteAccount, password, 'visitor')],
  ['changes the password', ({ run }) => run(changePassword, password, 'visitor')],
  [
    'changes the name',
    ({ run }) => run(renameAccount, { accountId, username: 'Late', reservedUsernames: [] }, 'visitor'),
  ],
  ['changes the address', ({ run }) => run(requestEmailChange, link, 'visitor')],
  ['asks for the link', ({ run }) => run(requestEmailLink, link, 'visitor')],
  ['keeps the address', ({ run }) => run(keepEmail, { accountId }, 'visitor')],
  ['begins a second factor', ({ run }) => run(prepareSecondFactor, factor, 'visitor')],
  ['turns a second factor on', ({ run }) => run(enableSecondFactor, factor, 'visitor')],
  ['renews its codes', ({ run }) => run(renewBackupCodes, { accountId, codeHashes: ['hash'] }, 'visitor')],
  ['turns it off', ({ run }) => run(disableSecondFactor, { accountId }, 'visitor')],
]

it.each(DEEDS)('whoever acts on an own account that is gone by then is told so: %s', async (_, act) => {
  await expect(act(system.commands)).rejects.toMatchObject({
    code: 'not-signed-in',
    message: 'This account is not open any more.',
  })
})
