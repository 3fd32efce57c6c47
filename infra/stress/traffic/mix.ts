import type { TestMember } from '../../simulation/members.ts'
import type { Request } from './ask.ts'
import type { Crowd } from './crowd.ts'
import { type Deeds, noDeeds } from './deeds.ts'
import { meetupCalls } from './meetup-calls.ts'
import { addressOf, type MakeRequest, memberHeaders } from './member-headers.ts'
import { signedWebhook } from './webhooks.ts'

/** How many of a hundred requests are of each kind; the rest are reads. */
const SHARES = { join: 15, withdraw: 2, webhook: 20, signIn: 3 }
const READS = ['/api/session', '/api/session', '/api/map', '/api/map/counters', '/api/meetups']

/** Requests of all kinds in turn, and the outcome of those that change something. */
export function createMix(crowd: Crowd, webhookSecret: string): { next(): Request; deeds: Deeds } {
  const deeds = noDeeds()
  const { join, withdraw } = meetupCalls(crowd, deeds)
  const read = reads(crowd)
  const kinds: [number, MakeRequest][] = [
    [SHARES.join, join],
    [SHARES.withdraw, withdraw],
    [SHARES.webhook, () => webhook(deeds, webhookSecret)],
    [SHARES.signIn, signIns(crowd)],
  ]
  let turn = 0
  return {
    deeds,
    next() {
      turn += 1
      // 37 is coprime to 100: the kinds alternate instead of coming in blocks.
      let place = (turn * 37) % 100
      for (const [share, make] of kinds) {
        if (place < share) return make(turn) ?? read(turn)
        place -= share
      }
      return read(turn)
    },
  }
}

function reads(crowd: Crowd): (turn: number) => Request {
  return (turn) => {
    const path = READS[turn % READS.length] ?? ''
    return { kind: 'read', method: 'GET', path, headers: memberHeaders(memberOf(crowd, turn), turn) }
  }
}

function webhook(deeds: Deeds, secret: string): Request {
  const { id, headers, body } = signedWebhook(secret)
  return {
    kind: 'webhook',
    method: 'POST',
    path: '/api/webhooks/stripe',
    headers,
    body,
    heard({ status }) {
      if (status === 200) deeds.webhooks.add(id)
    },
  }
}

function signIns(crowd: Crowd): MakeRequest {
  let person = 0
  return (turn) => {
    person += 1
    const { email } = memberOf(crowd, person)
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(turn) }
    const body = JSON.stringify({ email, password: crowd.password })
    return { kind: 'sign-in', method: 'POST', path: '/api/login', headers, body }
  }
}

function memberOf({ members }: Crowd, turn: number): TestMember {
  const member = members[turn % members.length]
  if (member === undefined) throw new Error('There is nobody')
  return member
}
