import type { Delivery } from '@meridian/backend/worker-api'

/** What a delivery's Message-ID is made from: a mail sent again after a crash is the same mail to its receiver. */
export const messageKeyOf = ({ messageId, consumer }: Delivery): string => `${messageId}.${consumer}`
