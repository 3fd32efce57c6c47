import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A harvest may have found a members' database for the first time, or again after trouble: nobody is left out. */
export const updateNotionMembersWhenHarvestFinished = ({ integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'update-notion-members-when-harvest-finished',
    queue: 'notion',
    on: ['integrations.harvest-finished'],
    async handle({ payload: { state } }) {
      if (state !== 'done') return NOTHING_TO_DO
      return integrations.notionMemberSync.all(stopping)
    },
  })
