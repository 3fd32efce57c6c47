import { requestHarvest } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Requests the hourly harvest of the knowledge hub's pages. */
export const harvestKnowledgeHub: Schedule = {
  name: 'harvest-knowledge-hub',
  pattern: '0 20 * * * *',
  async run({ commands, integrations }, actor) {
    if ((await integrations.settings.readComplete('notion')) === undefined) return
    await commands.run(requestHarvest, undefined, actor)
  },
}
