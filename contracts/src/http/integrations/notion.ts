import { z } from 'zod'
import { PAGE_LEVELS } from '../../values/page-levels.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

export const getHubPage = endpoint({
  method: 'GET',
  path: '/api/notion/page-url',
  summary:
    'The address of the hub page of the member’s tier; null until the hub was read for the first time.',
  response: z.object({ pageUrl: z.string().nullable() }),
  accepted: 'The hub was not read yet; ask again later.',
  refuses: [403, 404],
})

export const testNotion = endpoint({
  method: 'GET',
  path: '/api/test-notion',
  summary: 'Asks the content workspace now, and lists the databases that it shows us.',
  response: z.object({
    message: z.string(),
    databaseCount: z.int(),
    databases: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})

export const listHubPages = endpoint({
  method: 'GET',
  path: '/api/notion/pages',
  summary: 'What the knowledge hub holds, by title; addresses only for what the member’s tier opens.',
  response: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      level: z.enum(PAGE_LEVELS),
      /** Null when the page needs a higher tier, or an active membership. */
      url: z.string().nullable(),
    }),
  ),
})

/** What a harvest came to. */
const harvest = z.object({
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Pages that were looked at, changed here, and removed because they are gone there. */
  seen: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** Why it failed, for people. */
  error: z.string().nullable(),
})

export const getHarvest = endpoint({
  method: 'GET',
  path: '/api/notion/harvest',
  summary:
    'The last harvest of the content workspace, and what is here now. For those who run the community.',
  response: z.object({
    configured: z.boolean(),
    last: harvest.nullable(),
    lastDone: harvest.nullable(),
    pages: z.object({ basic: z.int(), pro: z.int() }),
    hubPages: z.array(
      z.object({ tier: z.enum(TIERS), title: z.string().nullable(), url: z.string().nullable() }),
    ),
  }),
})

export const beginHarvest = endpoint({
  method: 'POST',
  path: '/api/notion/harvest',
  summary: 'Asks for a harvest now; it runs in the background. For those who run the community.',
  body: z.object({}).optional(),
  response: z.object({ message: z.string() }),
})
