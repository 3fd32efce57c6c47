import { expect, it } from 'vitest'
import { actorOf } from './timeline.ts'

const NAMES = new Map([['b', 'Bea']])

it.each([
  ['account:a', { kind: 'self', name: 'somebody who left' }],
  ['account:b', { kind: 'person', name: 'Bea' }],
  ['provider:stripe', { kind: 'provider', name: 'stripe' }],
  ['visitor', { kind: 'visitor', name: '' }],
  ['schedule:end-expired-grace', { kind: 'system', name: 'end expired grace' }],
  ['consumer:mail-when-access-lost', { kind: 'system', name: 'mail when access lost' }],
])('reads %s', (actor, read) => expect(actorOf(actor, 'a', NAMES)).toEqual(read))
