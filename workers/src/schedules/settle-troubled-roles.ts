import type { Schedule } from './schedule.ts'

/** Somebody who was not in the server, or could not be given a role, may have joined or been allowed it since. */
export const settleTroubledRoles: Schedule = {
  name: 'settle-troubled-roles',
  pattern: '0 35 * * * *',
  isSlow: true,
  run: ({ integrations, stopping }) => integrations.discord.settleMany('troubled', stopping),
}
