import { z } from 'zod'
import { CONFIGURABLE } from '../../values/integrations.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody removed the settings of an integration. */
export const integrationDisconnected = defineEvent('integrations.disconnected', {
  payload: z.object({ integration: z.enum(CONFIGURABLE), reason: z.string().nullable() }),
  personal: ['reason'],
})
