import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { Answered, Request } from './ask.ts'
import type { Crowd } from './crowd.ts'
import type { Deeds } from './deeds.ts'
import { type MakeRequest, memberHeaders } from './member-headers.ts'

interface Pair {
  meetupId: string
  member: Crowd['members'][number]
}

/** Requests that join a meetup or withdraw from it, each person once per meetup; undefined when nobody is left. */
export function meetupCalls(crowd: Crowd, deeds: Deeds): Record<'join' | 'withdraw', MakeRequest> {
  const pairs = pairsOf(crowd)
  /** Those who have a place, and may give it up once. */
  const attending: Pair[] = []
  return {
    join(turn) {
      const pair = pairs.next().value
      return (
        pair &&
        change(deeds, { kind: 'join', pair, turn, body: '{"status":"interested"}' }, ({ text }) => {
          deeds.joined.add(keyOf(pair))
          const { userStatus }: Meetup = JSON.parse(text)
          if (userStatus !== undefined) attending.push(pair)
        })
      )
    },
    withdraw(turn) {
      const pair = attending.shift()
      return (
        pair &&
        change(deeds, { kind: 'withdraw', pair, turn, body: '{}' }, () => deeds.withdrawn.add(keyOf(pair)))
      )
    },
  }
}

interface Change {
  kind: 'join' | 'withdraw'
  pair: Pair
  turn: number
  body: string
}

function change(deeds: Deeds, { kind, pair, turn, body }: Change, done: (answer: Answered) => void): Request {
  const key = keyOf(pair)
  // Until the answer is there: it may never come.
  deeds.unsure.add(key)
  return {
    kind,
    method: 'POST',
    path: `/api/meetups/${pair.meetupId}/${kind}`,
    headers: { ...memberHeaders(pair.member, turn), 'content-type': 'application/json' },
    body,
    heard(answer) {
      if (answer.status !== 200) return
      deeds.unsure.delete(key)
      done(answer)
    },
  }
}

/** Every member at every meetup, once, such that no two in a row are for the same meetup. */
function* pairsOf({ members, meetupIds }: Crowd): Generator<Pair, undefined> {
  for (const round of meetupIds.keys())
    for (const [place, member] of members.entries()) {
      const meetupId = meetupIds[(round + place) % meetupIds.length]
      if (meetupId !== undefined) yield { meetupId, member }
    }
}

const keyOf = ({ meetupId, member }: Pair) => `${meetupId} ${member.id}`
