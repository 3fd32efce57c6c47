import type { Row } from '../row.ts'
import { analyticsKept } from './analytics-kept.ts'
import { analyticsSignedIn } from './analytics-signed-in.ts'
import { consumers } from './consumers.ts'
import { javascript } from './javascript.ts'
import { mapMoves } from './map-moves.ts'
import { mapPanning } from './map-panning.ts'
import { mapSizes } from './map-sizes.ts'
import { mapViewport } from './map-viewport.ts'
import { membersPage } from './members-page.ts'
import { memory } from './memory.ts'
import { projection } from './projection.ts'
import { relay } from './relay.ts'
import { signIn } from './sign-in.ts'
import { signedInGet } from './signed-in-get.ts'
import { staffSizes } from './staff-sizes.ts'
import { webhookAccept } from './webhook-accept.ts'
import { webhookToReadModel } from './webhook-to-read-model.ts'

/** In the order in which they are measured: the back end's memory comes after everything else that it does. */
export const rows: readonly Row[] = [
  signedInGet,
  webhookAccept,
  webhookToReadModel,
  relay,
  consumers,
  projection,
  analyticsSignedIn,
  analyticsKept,
  membersPage,
  staffSizes,
  mapSizes,
  mapViewport,
  mapPanning,
  mapMoves,
  signIn,
  memory,
  javascript,
]
