import type { PersonalRecords } from '#platform/personal-records'

/** What is kept about a person as somebody who signs in: no hashes, and no secrets. */
export const accountRecords: readonly PersonalRecords[] = [
  {
    name: 'account',
    text: `select id, username, email, email_verified_at, role, joined_at, last_active_at, second_factor_at, suspended_at
      from accounts where id = $1`,
  },
  {
    name: 'sessions',
    text: `select user_agent, created_at, last_used_at, expires_at from sessions where account_id = $1`,
  },
  {
    name: 'emailLinks',
    text: `select email, made_at, expires_at, used_at from email_links where account_id = $1`,
  },
  {
    name: 'passwordLinks',
    text: `select expires_at, used_at from password_links where account_id = $1`,
  },
  {
    name: 'backupCodes',
    text: `select used_at from backup_codes where account_id = $1`,
  },
]
