import type { Delivery } from '@meridian/backend/worker-api'

/** What the Message-ID of a delivery's mail is made of: sent again after a crash, it is the same mail to whoever receives it. */
export const messageKeyOf = ({ messageId, consumer }: Delivery): string => `${messageId}.${consumer}`
