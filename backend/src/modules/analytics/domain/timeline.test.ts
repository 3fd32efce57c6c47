import { expect, it } from 'vitest'
import { actorOf } from './timeline.ts'

const NAMES = new Map([['b', 'Bea']])

it.each([
  ['account:a', { kind: 'self', name: 'somebody who left' }],
  ['account:b', { kind: 'person', name: 'Bea' }],
  ['provider:stripe', { kind: 'provider', name: 'stripe' }],
  ['visitor', { kind: 'visitor', name: '' }],
  ['schedule:end-expired-grace', { kind: 'system', name: 'end expired grace' }],
  ['operator', { kind: 'person', name: 'the operator' }],
  ['feed:0197c5f2-5d5e-7c44-8c0b-6a4f0c9a1b2e', { kind: 'system', name: 'podcast player' }],
  ['system:telegram', { kind: 'system', name: 'telegram' }],
  ['consumer:notion-harvest', { kind: 'system', name: 'notion harvest' }],
  ['consumer:mail-when-access-lost', { kind: 'system', name: 'mail when access lost' }],
])('reads %s', (actor, read) => expect(actorOf(actor, 'a', NAMES)).toEqual(read))
