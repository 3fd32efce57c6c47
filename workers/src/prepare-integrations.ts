import { findHarvests, requestHarvest, type System } from '@meridian/backend/worker-api'

const ACTOR = 'system:start'

/**
 * What is due when workers start: settings are sealed again with the newest key, and a workspace that was never read is
 * read now. A setting that cannot be opened is no reason to leave all other work undone.
 */
export async function prepareIntegrations({ sql, commands, integrations, log }: System): Promise<void> {
  const { settings } = integrations
  try {
    await settings.renew(ACTOR)
    const isConfigured = (await settings.readComplete('notion')) !== undefined
    const { last } = await findHarvests(sql)
    if (isConfigured && last === null) await commands.run(requestHarvest, undefined, ACTOR)
  } catch (error) {
    log.error({ err: error }, 'the settings of an integration cannot be opened')
  }
}
