import { Router } from 'express'
import type { Mailbox, ReceivedMail } from './mailbox.ts'

/** `GET /control/mail?to=`: what was mailed to an address, or to anyone, newest last. */
export function mailControl(mailbox: Mailbox): Router {
  const router = Router()
  router.get('/', (req, res) => {
    const { to } = req.query
    res.json(mailbox.list(typeof to === 'string' && to !== '' ? to : undefined).map(present))
  })
  return router
}

function present({ attachments, ...mail }: ReceivedMail) {
  return { ...mail, attachments: attachments.map(({ filename, mimeType }) => ({ filename, mimeType })) }
}
