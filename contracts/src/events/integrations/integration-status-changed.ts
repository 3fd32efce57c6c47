import { z } from 'zod'
import { INTEGRATION_STATUSES, INTEGRATIONS } from '../../values/integrations.ts'
import { defineEvent } from '../define-event.ts'

/** A check found that an integration began or ceased to work. */
export const integrationStatusChanged = defineEvent('integrations.status-changed', {
  payload: z.object({
    integration: z.enum(INTEGRATIONS),
    status: z.enum(INTEGRATION_STATUSES),
    /** What the provider said, without secrets. */
    message: z.string(),
  }),
})
