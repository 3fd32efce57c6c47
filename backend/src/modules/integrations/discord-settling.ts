import { backOff } from '#platform/back-off'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { LoadPrincipals } from '#platform/sessions/principal'
import type { IntegrationChecks } from './checks.ts'
import { forgetRolesLeft } from './commands/discord/forget-roles-left.ts'
import { recordDiscordRoles } from './commands/discord/record-discord-roles.ts'
import { recordDiscordRolesToGive } from './commands/discord/record-discord-roles-to-give.ts'
import { settleOpenRevocations } from './commands/settle-open-revocations.ts'
import {
  type Claim,
  isGivenByOthers,
  type RoleMapping,
  roleChanges,
  roleDue,
} from './domain/discord/roles.ts'
import { isTrouble } from './domain/health.ts'
import { isFinal, type ProviderProblem } from './domain/provider-problem.ts'
import type { DiscordServer } from './gateways/discord/discord-server.ts'
import { type DiscordLink, listDiscordClaims } from './queries/discord/find-discord-link.ts'
import { listRolesLeft } from './queries/discord/list-roles-left.ts'

const ACTOR = 'system:discord'
const MAX_LOOKS = 6
const NOT_ALLOWED =
  'Our bot is not allowed to change your roles in Discord at the moment. We have been notified.'
const NOT_INSIDE = 'You are not in our Discord server yet. Join it, then link your account again.'
const HAS_IT = 'You already have the role of your tier. It was not given by us.'

/** What settling returns when the server does not let us. */
export const REFUSED = 'refused'

/** The server, and which role is whose in it. */
export interface DiscordConnection {
  server: DiscordServer
  mapping: RoleMapping
}

export interface SettlingParts {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  checks: Pick<IntegrationChecks, 'check' | 'record' | 'recordWorks'>
  loadPrincipals: LoadPrincipals
}

export type Settled = 'settled' | typeof REFUSED

interface Claimed extends Claim, DiscordLink {
  given: string[]
}

interface Look extends DiscordConnection {
  discordUserId: string
  claims: readonly Claimed[]
  givenUp: readonly string[]
}

/** One look at one Discord account; the caller sees to it that nobody else looks at the same time. */
export function createDiscordSettling(parts: SettlingParts) {
  const { sql, clock, commands, checks, loadPrincipals } = parts
  const apply = changer(commands)

  async function claimsOf(discordUserId: string): Promise<Claimed[]> {
    const links = await listDiscordClaims(sql, discordUserId)
    const people = await loadPrincipals(links.map(({ accountId }) => accountId))
    return links.map((link) => ({ ...link, due: roleDue(people.get(link.accountId), clock()) }))
  }

  async function note({ accountId, discordUserId, due }: Claimed, became: Became) {
    await commands.run(recordDiscordRoles, { accountId, discordUserId, ...became }, ACTOR)
    const isBack = due !== 'nothing'
    await commands.run(settleOpenRevocations, { accountId, channel: 'discord', isBack }, ACTOR)
  }

  async function noteRefusal(claims: readonly Claimed[], unexplained?: ProviderProblem) {
    for (const { accountId, discordUserId } of claims)
      await commands.run(recordDiscordRoles, { accountId, discordUserId, problem: NOT_ALLOWED }, ACTOR)
    if (unexplained !== undefined)
      await checks.record('discord', { ok: false, message: unexplained.message, work: 'roles' }, ACTOR)
  }

  /** Undefined where a claim was given up meanwhile. Where nothing explains a refusal, it is tried once more. */
  async function lookOnce(
    place: DiscordConnection,
    discordUserId: string,
    isAgain = false,
  ): Promise<Settled | undefined> {
    const [left, claims] = [await listRolesLeft(sql, discordUserId), await claimsOf(discordUserId)]
    const givenUp = left.flatMap(({ roleIds }) => roleIds)
    try {
      const became = await apply({ ...place, discordUserId, claims, givenUp })
      if (became === undefined) return undefined
      for (const [at, claim] of claims.entries()) await note(claim, became[at] ?? NOTHING_GIVEN)
      if (left.length > 0) await commands.run(forgetRolesLeft, { taken: left }, ACTOR)
      return 'settled'
    } catch (error) {
      if (!isFinal(error)) throw error
      const isExplained = isTrouble(await checks.check('discord', ACTOR))
      if (!isExplained && !isAgain) return lookOnce(place, discordUserId, true)
      await noteRefusal(claims, isExplained ? undefined : error)
      return REFUSED
    }
  }

  /**
   * Gives an account what its claims are due, and takes what we gave but they are not due, also what is left of claims
   * that no longer stand. Throws where the claims change with every look: a job is tried again later.
   */
  return async (place: DiscordConnection, discordUserId: string) => {
    for (let looks = 1; looks <= MAX_LOOKS; looks += 1) {
      const settled = await lookOnce(place, discordUserId)
      if (settled !== undefined) return settled
      await backOff(looks)
    }
    throw new Error('The claims to a Discord account have changed again and again')
  }
}

/**
 * Changes what has to be changed. Returns what is given for each claim, and why nothing is although nothing was
 * refused; undefined where a claim was given up meanwhile.
 */
function changer(commands: CommandRunner) {
  return async (look: Look): Promise<Became[] | undefined> => {
    const { server, discordUserId, claims, mapping } = look
    const present = await server.rolesOf(discordUserId)
    if (present === undefined)
      return claims.map(({ due }) => ({ given: [], problem: due === 'nothing' ? null : NOT_INSIDE }))
    const { add, remove, given } = roleChanges({ ...look, present })
    for (const role of remove) await server.take(discordUserId, role)
    const toGive = claims.map(({ accountId }, at) => ({ accountId, given: given[at] ?? [] }))
    const mayGive =
      add.length === 0 ||
      (await commands.run(recordDiscordRolesToGive, { discordUserId, claims: toGive }, ACTOR))
    if (!mayGive) return undefined
    for (const role of add) await server.give(discordUserId, role)
    return claims.map((claim, at) => {
      const became = given[at] ?? []
      return { given: became, problem: isGivenByOthers(claim, became, mapping) ? HAS_IT : null }
    })
  }
}

interface Became {
  given: string[]
  problem: string | null
}

const NOTHING_GIVEN: Became = { given: [], problem: null }
