import {
  getDiscord,
  linkDiscord as linkCall,
  unlinkDiscord as unlinkCall,
} from '@meridian/contracts/http/integrations/discord'
import { signedIn, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { linkDiscord } from './commands/discord/link-discord.ts'
import { unlinkDiscord } from './commands/discord/unlink-discord.ts'
import { readMapping, whyNoRole } from './domain/discord/roles.ts'
import { discordLinkFinder } from './queries/discord/find-discord-link.ts'
import type { integrationLimits } from './rate-limits.ts'
import type { IntegrationSettings } from './settings.ts'
import { targetMember } from './target-member.ts'

export interface DiscordRouteParts extends HttpParts {
  loadPrincipals: LoadPrincipals
  integrations: { settings: IntegrationSettings }
}

/** Which Discord account is a member's; the roles follow in the background. */
export function discordRoutes(
  route: Route,
  parts: DiscordRouteParts,
  limits: ReturnType<typeof integrationLimits>,
): void {
  const { commands, integrations } = parts
  const findLink = discordLinkFinder(parts.sql)
  /** Which role is whose; undefined while no bot gives roles. */
  const findMapping = async () => {
    const settings = await integrations.settings.readComplete('discord')
    return settings?.botToken ? readMapping(settings) : undefined
  }

  route(getDiscord, { who: withAccess }, async ({ principal, now }) => {
    const [link, mapping] = [await findLink(principal.id), await findMapping()]
    const open = mapping !== undefined
    if (link === undefined) return { open, link: null }
    const { discordUserId, given, problem } = link
    const hasRole = given.length > 0
    const why = open && !hasRole ? whyNoRole(principal, mapping, now) : null
    return { open, link: { discordUserId, hasRole, problem: why ?? problem } }
  })

  route(linkCall, { who: withAccess }, async ({ principal, body, actor, now }) => {
    const person = await targetMember(parts, principal, body.userId)
    await limits.discord(principal.id)
    await commands.run(linkDiscord, { accountId: person.id, discordUserId: body.discordUserId }, actor)
    const mapping = await findMapping()
    if (mapping === undefined)
      return { message: 'Your Discord account is noted. Roles are not given at the moment.' }
    const why = whyNoRole(person, mapping, now)
    return { message: why === null ? 'Linked. Your role is on its way.' : `Linked. The role: ${why}` }
  })

  route(unlinkCall, { who: signedIn }, async ({ principal, actor }) => {
    await commands.run(unlinkDiscord, { accountId: principal.id }, actor)
    return {}
  })
}
