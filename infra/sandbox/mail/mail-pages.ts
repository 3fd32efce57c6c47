import { type Request, Router } from 'express'
import { sendPage } from '../console/layout.ts'
import { html } from '../html.ts'
import { sendHtmlPart } from './html-part.ts'
import { listMain } from './list-page.ts'
import { mailMain } from './mail-page.ts'
import type { Mailbox } from './mailbox.ts'

const MAX_SHOWN = 100

/** The web mailbox: `GET /mail?to=`, one mail at `/mail/:id`, and its HTML alone at `/mail/:id/html`. */
export function mailPages(mailbox: Mailbox): Router {
  const router = Router()
  router.get('/', (req, res) => {
    const to = recipientOf(req)
    const mails = mailbox.list(to === '' ? undefined : to)
    const main = listMain({ shown: mails.slice(-MAX_SHOWN).toReversed(), more: mails.length - MAX_SHOWN, to })
    sendPage(res, { title: 'Mailbox', current: 'mailbox', main })
  })
  router.get('/:id', (req, res) => {
    const mail = mailbox.get(req.params.id)
    if (mail) return sendPage(res, { title: mail.subject, current: 'mailbox', main: mailMain(mail) })
    const main = html`<h1>No such e-mail</h1>
<p>It was never received, or the sandbox was reset. <a href="/mail">Back to the mailbox</a></p>`
    sendPage(res, { title: 'No such e-mail', current: 'mailbox', main }, 404)
  })
  router.get('/:id/html', (req, res, next) => {
    const mail = mailbox.get(req.params.id)
    if (!mail || mail.html === '') return next()
    sendHtmlPart(res, mail.html)
  })
  return router
}

function recipientOf({ query: { to } }: Request): string {
  return typeof to === 'string' ? to.trim() : ''
}
