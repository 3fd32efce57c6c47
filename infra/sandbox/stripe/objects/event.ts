import { newId } from './ids.ts'

export const API_VERSION = '2026-10-28.endive'

/** Something that happened, as the webhook tells it. */
export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export interface EventFields {
  type: string
  object: object
  previous: object | undefined
  request: StripeEvent['request']
}

export function newEvent({ type, object, previous, request }: EventFields, now: number): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now,
    data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  }
}
