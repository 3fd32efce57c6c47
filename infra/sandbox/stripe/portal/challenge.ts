import { z } from 'zod'
import { type Html, html } from '../../html.ts'

const form = z.object({ outcome: z.enum(['complete', 'fail']) })

/** How somebody answered their bank; undefined where they were not asked, or said something else. */
export function readOutcome(body: unknown): 'complete' | 'fail' | undefined {
  return form.safeParse(body).data?.outcome
}

/** The bank's question, with the answers that a test needs; `about` says what it is for. */
export function challengeMain(about: string, action: string, fields?: Html): Html {
  return html`<h1>Your bank wants to make sure it is you</h1>
<p>${about}</p>
<p class="quiet">A real bank would ask for a code or for its app. Here you say how that ends.</p>
<form method="post" action="${action}">
${fields}
<button class="main" name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>`
}
