import { z } from 'zod'
import { CONFIGURABLE } from '../../values/integrations.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody changed the settings of an integration; which fields, never what is in them. */
export const integrationConfigured = defineEvent('integrations.configured', {
  payload: z.object({ integration: z.enum(CONFIGURABLE), fields: z.array(z.string()) }),
})
