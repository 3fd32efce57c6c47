import { type Request, Router } from 'express'
import type { FaultBoard } from '../faults/fault-board.ts'
import { html } from '../html.ts'
import { isProvider } from '../providers.ts'
import type { RequestLog } from '../requests/request-log.ts'
import type { State } from '../stripe/state.ts'
import { assetRoutes } from './asset-routes.ts'
import { eventsSection, latestEvents } from './events-section.ts'
import { faultsSection } from './faults-section.ts'
import { sendPage } from './layout.ts'
import { findPeople } from './people.ts'
import { peopleSection } from './people-section.ts'
import { requestsSection } from './requests-section.ts'

const MAX_PEOPLE = 20
const MAX_ROWS = 25

const SECTIONS = html`<nav aria-label="Parts of this page">
<a href="#people-title">People</a>
<a href="#faults-title">Faults</a>
<a href="#events-title">Webhooks</a>
<a href="#requests-title">Requests</a>
</nav>`

interface ConsoleParts {
  state: State
  requests: RequestLog
  faults: FaultBoard
}

/** `GET /`: everything that the stand-ins know, and buttons for what can happen; below `/console`, what its pages load. */
export function consoleRoutes({ state, requests, faults }: ConsoleParts): Router {
  const router = Router()
  router.use('/console', assetRoutes())
  router.get('/', (req, res) => {
    const wanted = textOf(req, 'q')
    const name = textOf(req, 'provider')
    const provider = isProvider(name) ? name : undefined
    const main = html`<h1>Console</h1>
${SECTIONS}
<div class="columns">
${peopleSection(findPeople(state, wanted, MAX_PEOPLE), wanted)}
<div>
${faultsSection(faults.list())}
${eventsSection(latestEvents(state, MAX_ROWS))}
${requestsSection(requests.list(provider), provider, MAX_ROWS)}
</div>
</div>`
    sendPage(res, { title: 'Console', current: 'console', main })
  })
  return router
}

function textOf({ query }: Request, name: string): string {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}
