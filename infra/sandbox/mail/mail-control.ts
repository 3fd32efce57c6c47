import { Router } from 'express'
import type { Mailbox } from './mailbox.ts'

/** `GET /control/mail?to=`: what was mailed to an address, or to anyone, newest last; attachments in base64. */
export function mailControl(mailbox: Mailbox): Router {
  const router = Router()
  router.get('/', (req, res) => {
    const { to } = req.query
    res.json(mailbox.list(typeof to === 'string' && to !== '' ? to : undefined))
  })
  return router
}
