import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The pages of the content workspace are to be looked at. */
export const harvestRequested = defineEvent('integrations.harvest-requested', {
  payload: z.object({ requestId: z.uuid() }),
})
