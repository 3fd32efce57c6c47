/** A role of the server, as far as it decides who may give which. */
export interface ServerRole {
  id: string
  name: string
  /** Who has it may give the roles below. */
  position: number
  /** A bit for each permission, as a decimal number. */
  permissions: string
}

const MANAGE_ROLES = 1n << 28n
const ADMINISTRATOR = 1n << 3n

/**
 * Why a bot with these roles could not give what is mapped, in words that say what to do; undefined where it can.
 * @param bot the ids of its roles, with the one that everybody has
 * @param mapped the ids of the roles that it is to give
 */
export function missingRight(
  roles: readonly ServerRole[],
  bot: readonly string[],
  mapped: readonly string[],
): string | undefined {
  const own = roles.filter(({ id }) => bot.includes(id))
  const permissions = own.reduce((all, { permissions: some }) => all | BigInt(some), 0n)
  if ((permissions & (MANAGE_ROLES | ADMINISTRATOR)) === 0n)
    return 'The bot is not allowed to manage roles: give it a role with the permission "Manage Roles".'
  const top = Math.max(...own.map(({ position }) => position))
  const above = roles.filter(({ id, position }) => mapped.includes(id) && position >= top)
  return above.length === 0
    ? undefined
    : `The bot cannot give ${above.map(({ name }) => name).join(' or ')}: move its own role above in the list of roles.`
}
