import { AccountDeletionSchema } from './persistence/account-deletion-schema.ts'
import { AccountSchema } from './persistence/account-schema.ts'
import { BackupCodeSchema } from './persistence/backup-code-schema.ts'
import { CheckoutBuyerSchema } from './persistence/checkout-buyer-schema.ts'
import { EmailLinkSchema } from './persistence/email-link-schema.ts'
import { PasswordLinkSchema } from './persistence/password-link-schema.ts'
import { SecondFactorSchema } from './persistence/second-factor-schema.ts'

export { closeDeletion } from './commands/close-deletion.ts'
export { createPasswordLink } from './commands/create-password-link.ts'
export { confirmEmail } from './commands/email/confirm-email.ts'
export { ensureAdmin } from './commands/ensure-admin.ts'
export { openAccountForBuyer } from './commands/open-account-for-buyer.ts'
export { proveMailbox } from './commands/prove-mailbox.ts'
export { recordActivity } from './commands/record-activity.ts'
export { registerAccount } from './commands/register-account.ts'
export { setPassword } from './commands/set-password.ts'
export type { FindCredentials } from './credentials.ts'
export { hashPassword } from './gateways/password-hasher.ts'
export { accountRoutes } from './http.ts'
export { createMailboxThrottle, type MailboxThrottle } from './mailbox-throttle.ts'
export { accountRecords } from './personal-records.ts'
export { presentSessionUser } from './present.ts'
export { findAccountByEmail } from './queries/find-account-by-email.ts'
export { findEmailLink } from './queries/find-email-link.ts'
export { findUntouchedBuyer } from './queries/find-untouched-buyer.ts'
export { getContact } from './queries/get-contact.ts'
export { listContacts } from './queries/list-contacts.ts'
export { listDeletions } from './queries/list-deletions.ts'
export { listLastActive } from './queries/list-last-active.ts'
export { listUsernames } from './queries/list-usernames.ts'
export { SECOND_FACTOR_SECRETS } from './second-factor-secrets.ts'
export { EMAIL_LINK, PASSWORD_LINK } from './token-purposes.ts'

export const accountEntities = [
  AccountDeletionSchema,
  AccountSchema,
  BackupCodeSchema,
  CheckoutBuyerSchema,
  EmailLinkSchema,
  PasswordLinkSchema,
  SecondFactorSchema,
]
