import { expect, test } from 'vitest'
import { openStore } from '../store.ts'
import { createMailbox } from './mailbox.ts'

const MAIL = { messageId: '<1@x.example>', from: 'a@x.example', subject: 'Hi', text: '', html: '', links: [] }
const PARSED = { ...MAIL, attachments: [] }
const NOON = new Date('2026-11-21T12:00:00Z')

test('shows a mail once, however often it is delivered', () => {
  const mailbox = createMailbox(openStore(':memory:'))
  mailbox.receive(PARSED, ['b@x.example'], NOON)
  mailbox.receive(PARSED, ['B@x.example'], new Date(NOON.getTime() + 1000))
  expect(mailbox.list()).toMatchObject([{ deliveries: 2, receivedAt: NOON.toISOString() }])
})

test('keeps apart what went to different people, and what has no Message-ID', () => {
  const mailbox = createMailbox(openStore(':memory:'))
  mailbox.receive(PARSED, ['b@x.example'], NOON)
  mailbox.receive(PARSED, ['c@x.example'], NOON)
  mailbox.receive({ ...PARSED, messageId: null }, ['c@x.example'], NOON)
  mailbox.receive({ ...PARSED, messageId: null }, ['c@x.example'], NOON)
  expect(mailbox.list('B@X.example')).toHaveLength(1)
  expect(mailbox.list('c@x.example')).toHaveLength(3)
})

test('drops the oldest beyond its limit', () => {
  const mailbox = createMailbox(openStore(':memory:'), 2)
  for (const subject of ['1', '2', '3'])
    mailbox.receive({ ...PARSED, messageId: subject, subject }, ['b@x.example'], NOON)
  expect(mailbox.list().map((mail) => mail.subject)).toEqual(['2', '3'])
})
