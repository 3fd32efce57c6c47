import { z } from 'zod'
import { INTEGRATION_STATUSES, INTEGRATIONS } from '../../values/integrations.ts'
import { defineEvent } from '../define-event.ts'

/** An integration was set up, began or ceased to work, or is not set up any more. */
export const integrationStatusChanged = defineEvent('integrations.status-changed', {
  payload: z.object({
    integration: z.enum(INTEGRATIONS),
    status: z.enum(INTEGRATION_STATUSES),
    before: z.enum(INTEGRATION_STATUSES),
    /** What the provider said, without secrets. */
    message: z.string(),
  }),
})
