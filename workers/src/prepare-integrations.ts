import { findHarvests, requestHarvest, type System } from '@meridian/backend/worker-api'

const ACTOR = 'system:start'

/**
 * What is due when workers start: settings are sealed again with the newest key, and a workspace that was never read is
 * read now. A setting that cannot be opened is no reason to leave all other work undone.
 */
export async function prepareIntegrations({ sql, commands, integrations }: System): Promise<void> {
  const { settings } = integrations
  const lost = await settings.renew(ACTOR)
  if (lost.includes('notion')) return
  const isConfigured = (await settings.readComplete('notion')) !== undefined
  const { last } = await findHarvests(sql)
  if (isConfigured && last === null) await commands.run(requestHarvest, undefined, ACTOR)
}
