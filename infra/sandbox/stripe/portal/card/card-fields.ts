import { type Html, html } from '../../../html.ts'
import type { CardProblems, TypedCard } from './typed-card.ts'

interface Field {
  name: keyof TypedCard
  label: string
  autocomplete: string
  hint: string
}

const FIELDS: Field[] = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', hint: '' },
  { name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', hint: 'Month and year, such as 04 / 30' },
  {
    name: 'code',
    label: 'Security code',
    autocomplete: 'cc-csc',
    hint: 'The last digits on the back, or 4 on the front',
  },
]

/** The fields of a card as they were typed, with what is wrong. The number never comes back to the page. */
export function cardFieldset(typed: TypedCard, problems: CardProblems): Html {
  const faulty = FIELDS.find(({ name }) => problems[name] !== undefined)
  const first = faulty?.name ?? (problems.card === undefined ? undefined : 'number')
  const kept = { ...typed, number: '' }
  return html`${problems.card !== undefined && html`<p class="problem" role="alert">${problems.card}</p>`}
${FIELDS.map((field) => cardField(field, kept[field.name], problems[field.name], field.name === first))}`
}

function cardField(
  { name, label, autocomplete, hint }: Field,
  value: string,
  problem: string | undefined,
  isFirst: boolean,
): Html {
  const described = [hint !== '' && `${name}-hint`, problem !== undefined && `${name}-problem`].filter(
    Boolean,
  )
  const description = html`aria-describedby="${described.join(' ')}"`
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint !== '' && html`<small id="${name}-hint">${hint}</small>`}
<input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}" spellcheck="false" maxlength="40" ${described.length > 0 && description} ${problem !== undefined && html`aria-invalid="true"`} ${isFirst && html`autofocus`}>
${problem !== undefined && html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`
}
