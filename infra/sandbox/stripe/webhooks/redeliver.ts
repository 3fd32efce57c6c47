import { ControlError } from '../../control/parse-control.ts'
import type { State } from '../state.ts'
import { sendWebhook, type WebhookTarget } from './send-webhook.ts'

export interface Redelivery {
  eventIds: string[]
  order: 'given' | 'reverse' | 'random'
  times: number
}

/**
 * Sends events once more, one after the other, and returns what each was answered.
 * @throws ControlError for an event that never happened
 */
export async function redeliver(
  state: State,
  target: WebhookTarget,
  { eventIds, order, times }: Redelivery,
): Promise<{ eventId: string; status: number }[]> {
  const answers = []
  for (const id of Array.from({ length: times }, () => arranged(eventIds, order)).flat()) {
    const event = state.events.get(id)
    if (!event) throw new ControlError(`eventIds: there is no event ${id}`)
    answers.push({ eventId: id, status: await sendWebhook(target, event) })
  }
  return answers
}

function arranged(ids: string[], order: Redelivery['order']): string[] {
  if (order === 'given') return ids
  if (order === 'reverse') return ids.toReversed()
  return ids
    .map((id) => ({ id, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id)
}
