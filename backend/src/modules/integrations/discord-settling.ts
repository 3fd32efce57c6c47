import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/principal'
import type { Sql } from '#platform/sql'
import type { IntegrationChecks } from './checks.ts'
import { recordDiscordRoles } from './commands/discord/record-discord-roles.ts'
import { settleOpenRevocations } from './commands/settle-open-revocations.ts'
import { type RoleMapping, roleChanges, roleDue } from './domain/discord/roles.ts'
import { isFinal, type ProviderProblem } from './domain/provider-problem.ts'
import type { DiscordServer } from './gateways/discord/discord-server.ts'
import { type DiscordLink, findDiscordLink } from './queries/discord/find-discord-link.ts'

const ACTOR = 'system:discord'
const NOT_INSIDE = 'You are not in our Discord server yet. Join it, then link your account again.'

/** What settling answers when the server does not let us. */
export const REFUSED = 'refused'

/** The server, and which role is whose in it. */
export interface DiscordPlace {
  server: DiscordServer
  mapping: RoleMapping
}

export interface SettlingParts {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  checks: Pick<IntegrationChecks, 'record'>
  loadPrincipals: LoadPrincipals
}

type Settled = 'settled' | typeof REFUSED | undefined

/** One look at one Discord account; the caller sees to it that nobody else looks at the same time. */
export function createDiscordSettling(parts: SettlingParts) {
  const { sql, clock, commands, checks, loadPrincipals } = parts

  /** Answers why the person has no role though nothing was refused; null when all is well. */
  async function apply({ server, mapping }: DiscordPlace, link: DiscordLink) {
    const person = (await loadPrincipals([link.accountId])).get(link.accountId)
    const due = roleDue(person, clock())
    const present = await server.rolesOf(link.discordUserId)
    const isBack = due !== 'nothing'
    if (present === undefined) return { given: [], problem: isBack ? NOT_INSIDE : null, isBack }
    const { add, remove, given } = roleChanges({ present, mapping, given: link.given, due })
    for (const role of remove) await server.take(link.discordUserId, role)
    for (const role of add) await server.give(link.discordUserId, role)
    return { given, problem: null, isBack }
  }

  async function noteRefusal({ accountId, discordUserId, given }: DiscordLink, problem: ProviderProblem) {
    const said = 'Our bot may not change your roles in Discord at the moment. We have been told.'
    await commands.run(recordDiscordRoles, { accountId, discordUserId, given, problem: said }, ACTOR)
    await checks.record('discord', { ok: false, message: problem.message }, ACTOR)
  }

  return {
    async settleOne(place: DiscordPlace, accountId: string): Promise<Settled> {
      const link = await findDiscordLink(sql, accountId)
      if (link === undefined) return undefined
      const { discordUserId } = link
      try {
        const { given, problem, isBack } = await apply(place, link)
        await commands.run(recordDiscordRoles, { accountId, discordUserId, given, problem }, ACTOR)
        await commands.run(settleOpenRevocations, { accountId, channel: 'discord', isBack }, ACTOR)
        return 'settled'
      } catch (error) {
        if (!isFinal(error)) throw error
        await noteRefusal(link, error)
        return REFUSED
      }
    },

    /** Takes the roles that we gave, and those that the mapping gives, from somebody who is no member of ours. */
    async clearOne({ server, mapping }: DiscordPlace, given: { discordUserId: string; roleIds: string[] }) {
      const { discordUserId, roleIds } = given
      try {
        const present = (await server.rolesOf(discordUserId)) ?? []
        const { remove } = roleChanges({ present, mapping, given: roleIds, due: 'nothing' })
        for (const role of remove) await server.take(discordUserId, role)
      } catch (error) {
        if (!isFinal(error)) throw error
        await checks.record('discord', { ok: false, message: error.message }, ACTOR)
      }
    },
  }
}
