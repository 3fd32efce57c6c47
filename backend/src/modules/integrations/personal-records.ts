import type { PersonalRecords } from '#platform/personal-records'

/** Which accounts elsewhere are known to be a person’s, and what was done there. */
export const integrationRecords: readonly PersonalRecords[] = [
  {
    name: 'telegram',
    text: `select telegram_user_id, linked_at, proven_at from telegram_links where account_id = $1`,
  },
  {
    name: 'telegramSeat',
    text: `select r.status, r.since from telegram_roster r
      join telegram_links l on l.telegram_user_id = r.telegram_user_id where l.account_id = $1 and l.proven_at is not null`,
  },
  {
    name: 'telegramChat',
    text: `select c.may_write, c.changed_at from telegram_chats c
      join telegram_links l on l.telegram_user_id = c.telegram_user_id where l.account_id = $1 and l.proven_at is not null`,
  },
  {
    name: 'telegramInvites',
    text: `select made_at, expires_at, used_at, closed_at from telegram_invites where account_id = $1 order by made_at`,
  },
  {
    name: 'discord',
    text: `select discord_user_id, linked_at, given, problem from discord_links where account_id = $1`,
  },
  {
    name: 'discordRolesLeft',
    text: `select discord_user_id, role_ids, left_at from discord_roles_left where account_id = $1`,
  },
  {
    name: 'workspacePage',
    text: `select written, written_at from notion_member_pages where account_id = $1`,
  },
  {
    name: 'removals',
    text: `select channel, lost_at, removed_at from channel_revocations where account_id = $1 order by lost_at`,
  },
]
