import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What every page may know about the site, signed in or not. */
export const site = z.object({
  siteName: z.string(),
  supportEmail: z.string(),
  payments: z.object({
    publishableKey: z.string(),
    /** Where the card form's script is; null where the provider's own loader finds it. */
    scriptUrl: z.string().nullable(),
  }),
})

export type Site = z.output<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'The name of the site and what the browser needs to take a card.',
  response: site,
})
