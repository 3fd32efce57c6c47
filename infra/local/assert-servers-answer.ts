import { troublesOfServers } from '@meridian/backend/config'
import { OperatorError } from './operator-error.ts'

/**
 * Makes sure that the servers of the operator's own are there, before the minutes in which a community is made up: with
 * nobody to hand work to, it would run and send no mail.
 * @throws OperatorError with a line for each that is not
 */
export async function assertServersAnswer(servers: Parameters<typeof troublesOfServers>[0]): Promise<void> {
  const troubles = await troublesOfServers(servers)
  if (troubles.length > 0) throw new OperatorError(troubles.join('\n'))
}
