import { defineEntity, p } from '@mikro-orm/core'

/** One run through the workspace; at most one is running. */
export const HarvestSchema = defineEntity({
  name: 'NotionHarvest',
  tableName: 'notion_harvests',
  properties: {
    id: p.uuid().primary(),
    state: p.enum(['running', 'done', 'failed'] as const),
    /** True once it is known which steps it takes. */
    planned: p.boolean(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
    seen: p.integer(),
    changed: p.integer(),
    removed: p.integer(),
    error: p.text().nullable(),
    version: p.integer().version(),
  },
})

/** A part of a harvest, and how far it has come. */
export const HarvestStepSchema = defineEntity({
  name: 'NotionHarvestStep',
  tableName: 'notion_harvest_steps',
  properties: {
    harvestId: p.uuid().primary(),
    sourceId: p.uuid().primary(),
    walk: p.enum(['all', 'changed', 'trash', 'missing'] as const).primary(),
    /** Steps of one harvest are done in this order. */
    position: p.integer(),
    /** Where the next call begins; null at the beginning. */
    cursor: p.text().nullable(),
    done: p.boolean(),
    version: p.integer().version(),
  },
})

/** A database of the workspace that concerns us. */
export const NotionSourceSchema = defineEntity({
  name: 'NotionSource',
  tableName: 'notion_sources',
  properties: {
    id: p.uuid().primary(),
    databaseId: p.uuid(),
    title: p.text(),
    purpose: p.enum(['pages', 'members'] as const),
    /** The ids of its properties, by what they mean to us. */
    fields: p.json<Record<string, string>>(),
    /** When the last successful harvest began. */
    knownUntil: p.datetime().nullable(),
    /** When all of its pages were looked at. */
    walkedAt: p.datetime().nullable(),
  },
})
