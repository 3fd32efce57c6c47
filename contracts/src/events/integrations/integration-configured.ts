import { z } from 'zod'
import { CONFIGURABLE } from '../../values/integrations.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody changed the settings of an integration; it names the fields, never their values. */
export const integrationConfigured = defineEvent('integrations.configured', {
  payload: z.object({ integration: z.enum(CONFIGURABLE), fields: z.array(z.string()) }),
})
