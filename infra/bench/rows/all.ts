import type { Row } from '../row.ts'
import { signedInGet } from './signed-in-get.ts'
import { webhookAccept } from './webhook-accept.ts'

/** In the order in which they are measured. */
export const rows: readonly Row[] = [signedInGet, webhookAccept]
