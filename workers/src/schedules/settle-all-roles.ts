import type { Schedule } from './schedule.ts'

/** Discord does not tell us who leaves its server and returns, nor which roles others take: at night we look. */
export const settleAllRoles: Schedule = {
  name: 'settle-all-roles',
  pattern: '0 50 4 * * *',
  isSlow: true,
  run: ({ integrations, stopping }) => integrations.discord.settleMany('all', stopping),
}
