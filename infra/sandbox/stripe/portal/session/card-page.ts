import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import { cardFieldset } from '../card/card-fields.ts'
import { cardOnFile, cardText } from '../card/card-on-file.ts'
import type { CardProblems, TypedCard } from '../card/typed-card.ts'
import { sessionPath } from '../paths.ts'
import type { Visit } from '../visit.ts'

/** The form for another card, as it was typed and with what is wrong. */
export function cardMain(context: Context, visit: Visit, typed: TypedCard, problems: CardProblems): Html {
  const { session, customer } = visit
  const card = cardOnFile(context, customer)
  return html`<h1>${card ? 'Change card' : 'Add a card'}</h1>
<p>${card ? `Now on file: ${cardText(card)}.` : 'There is no card on file.'}</p>
<form class="fields" method="post" action="${sessionPath(session.id, '/card')}">
${cardFieldset(typed, problems)}
<button class="main">Save card</button>
</form>`
}
