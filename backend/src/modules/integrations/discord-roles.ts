import type { Delivery } from '#platform/command-runner'
import { holdInTurn, type Leases } from '#platform/database/leases'
import { DONE, type Handled, NOTHING_TO_DO, RECORDED } from '#platform/journal/handled'
import { forgetOldRolesLeft } from './commands/discord/forget-old-roles-left.ts'
import { keepRolesLeft, type RolesLeft } from './commands/discord/keep-roles-left.ts'
import { markDiscordLinksStale } from './commands/discord/mark-discord-links-stale.ts'
import {
  createDiscordSettling,
  type DiscordConnection,
  REFUSED,
  type Settled,
  type SettlingParts,
} from './discord-settling.ts'
import { readMapping, roleDue } from './domain/discord/roles.ts'
import type { ConnectToDiscord } from './gateways/discord/discord-server.ts'
import { discordLinkFinder } from './queries/discord/find-discord-link.ts'
import { listAccountsWithRolesLeft } from './queries/discord/list-roles-left.ts'
import { listStaleDiscordLinks } from './queries/discord/list-stale-discord-links.ts'
import type { Revoke } from './revocations.ts'
import type { IntegrationSettings } from './settings.ts'

const ACTOR = 'system:discord'
const BATCH = 100

export interface DiscordParts extends SettlingParts {
  leases: Leases
  settings: IntegrationSettings
  connect: ConnectToDiscord
  revoke: Revoke
}

/**
 * Roles in Discord follow tier and access; see ADR 016. Without a bot token nothing happens. Throws a ProviderProblem
 * only for what may pass by itself: what Discord refuses is noted on the link and on the integration.
 */
export interface DiscordRoles {
  /** Gives and takes what one member is due. */
  settle(accountId: string, signal: AbortSignal): Promise<Handled>
  /** Does so for everybody, or for those for whom it ended badly; and takes what is left of links given up. */
  settleMany(which: 'all' | 'troubled', signal: AbortSignal): Promise<void>
  /**
   * Takes what we gave to an account for somebody who no longer says that it is theirs. Where Discord refuses that, or
   * is not set up, it is noted for thirty days, and tried again by `settleMany`.
   */
  clear(given: RolesLeft, signal: AbortSignal): Promise<void>
  /** Takes the roles of somebody who lost access, and measures how long that took. */
  removeLost(
    lost: { accountId: string; lostAt: Date },
    delivery: Delivery,
    signal: AbortSignal,
  ): Promise<Handled>
}

export function createDiscordRoles(parts: DiscordParts): DiscordRoles {
  const { sql, clock, commands, checks, loadPrincipals, revoke } = parts
  const { open, inTurn } = createAccess(parts)
  const settleOne = createDiscordSettling(parts)
  const findLink = discordLinkFinder(sql)

  const settleAccount = (discordUserId: string, signal: AbortSignal) =>
    inTurn(discordUserId, signal, (place) => settleOne(place, discordUserId))

  async function settle(accountId: string, signal: AbortSignal) {
    const link = await findLink(accountId)
    return link && settleAccount(link.discordUserId, signal)
  }

  async function settleMany(which: 'all' | 'troubled', signal: AbortSignal): Promise<void> {
    await commands.run(forgetOldRolesLeft, undefined, ACTOR)
    if ((await open(signal)) === undefined) return
    const became = new Set<Settled | undefined>()
    for (const discordUserId of await listAccountsWithRolesLeft(sql))
      became.add(await settleAccount(discordUserId, signal))
    await commands.run(markDiscordLinksStale, { which }, ACTOR)
    for (let due: string[] | undefined; due === undefined || due.length === BATCH; ) {
      due = await listStaleDiscordLinks(sql, BATCH)
      for (const accountId of due) became.add(await settle(accountId, signal))
      // If Discord is disconnected meanwhile, nobody is settled any more.
      if ((await open(signal)) === undefined) return
    }
    if (!became.has(REFUSED)) await checks.recordWorks('discord', 'roles', ACTOR)
  }

  return {
    async settle(accountId, signal) {
      return (await settle(accountId, signal)) === undefined ? NOTHING_TO_DO : DONE
    },
    settleMany,
    async clear(given, signal) {
      if (given.roleIds.length > 0) await commands.run(keepRolesLeft, given, ACTOR)
      await settleAccount(given.discordUserId, signal)
    },
    async removeLost({ accountId, lostAt }, delivery, signal) {
      const [place, link] = await Promise.all([open(signal), findLink(accountId)])
      if (place === undefined || link === undefined) return NOTHING_TO_DO
      const due = roleDue((await loadPrincipals([accountId])).get(accountId), clock())
      if (due !== 'nothing') return NOTHING_TO_DO
      const remove = async () => {
        if ((await settle(accountId, signal)) === REFUSED) throw new RefusedError()
        return 'removed' as const
      }
      try {
        await revoke(delivery, { channel: 'discord', accountId, lostAt, remove })
        return RECORDED
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        // Trying again would be refused again; it stays open for staff to see, until a later look settles it.
        return NOTHING_TO_DO
      }
    },
  }
}

/** Opens the server, and lets one job at a time work on a Discord account. */
function createAccess({ leases, settings, connect }: Pick<DiscordParts, 'leases' | 'settings' | 'connect'>) {
  async function open(signal: AbortSignal): Promise<DiscordConnection | undefined> {
    const given = await settings.readComplete('discord')
    const { serverId = '', botToken } = given ?? {}
    if (given === undefined || !botToken) return undefined
    return {
      server: connect({ serverId, botToken }, { mode: 'patient', signal }),
      mapping: readMapping(given),
    }
  }

  /**
   * Only one job at a time works on a Discord account, so that the last one sees the latest state; the settings, too,
   * are read only once its turn has come. Undefined where Discord is no longer set up by then.
   */
  async function inTurn<T>(
    discordUserId: string,
    signal: AbortSignal,
    work: (place: DiscordConnection) => Promise<T>,
  ): Promise<T | undefined> {
    return holdInTurn(leases, `discord:${discordUserId}`, signal, async () => {
      const place = await open(signal)
      return place && work(place)
    })
  }

  return { open, inTurn }
}

class RefusedError extends Error {}
