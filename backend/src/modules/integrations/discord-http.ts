import {
  getDiscord,
  linkDiscord as linkCall,
  unlinkDiscord as unlinkCall,
} from '@meridian/contracts/http/integrations/discord'
import { lockReason } from '@meridian/contracts/values/new-grants'
import { signedIn, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { linkDiscord } from './commands/discord/link-discord.ts'
import { unlinkDiscord } from './commands/discord/unlink-discord.ts'
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
  const isOpen = async () => Boolean((await integrations.settings.readComplete('discord'))?.botToken)

  route(getDiscord, { who: withAccess }, async ({ principal }) => {
    const link = await findLink(principal.id)
    if (link === undefined) return { open: await isOpen(), link: null }
    const { discordUserId, given, problem } = link
    return { open: await isOpen(), link: { discordUserId, hasRole: given.length > 0, problem } }
  })

  route(linkCall, { who: withAccess }, async ({ principal, body, actor }) => {
    const person = await targetMember(parts, principal, body.userId)
    await limits.discord(principal.id)
    await commands.run(linkDiscord, { accountId: person.id, discordUserId: body.discordUserId }, actor)
    const waits = lockReason(person)
    if (!(await isOpen()))
      return { message: 'Your Discord account is noted. Roles are not given at the moment.' }
    return { message: waits === null ? 'Linked. Your role is on its way.' : `Linked. The role: ${waits}` }
  })

  route(unlinkCall, { who: signedIn }, async ({ principal, actor }) => {
    await commands.run(unlinkDiscord, { accountId: principal.id }, actor)
    return {}
  })
}
