import { expect, test } from 'vitest'
import { createFaultBoard, type Fault } from './fault-board.ts'

const DOWN: Fault = { provider: 'stripe', kind: 'down', count: 2, percent: 100, path: '' }

test('spoils as many calls as it was told, of its provider only', () => {
  const board = createFaultBoard()
  board.set(DOWN)
  expect(board.take('notion', '/')).toBeUndefined()
  expect(board.take('stripe', '/')).toBe('down')
  expect(board.list()).toEqual([{ ...DOWN, count: 1 }])
  expect(board.take('stripe', '/')).toBe('down')
  expect(board.take('stripe', '/')).toBeUndefined()
  expect(board.list()).toEqual([])
})

test('a count of 0 clears the fault', () => {
  const board = createFaultBoard()
  board.set(DOWN)
  board.set({ ...DOWN, count: 0 })
  expect(board.take('stripe', '/')).toBeUndefined()
})

test('spoils only its share of the calls, and counts only those', () => {
  const draws = [0.3, 0.29, 0.9, 0]
  const board = createFaultBoard(() => draws.shift() ?? 1)
  board.set({ ...DOWN, percent: 30 })
  expect([1, 2, 3, 4].map(() => board.take('stripe', '/'))).toEqual([undefined, 'down', undefined, 'down'])
  expect(board.list()).toEqual([])
})

test('spoils only calls whose path ends as it was told, and counts only those', () => {
  const board = createFaultBoard()
  board.set({ ...DOWN, count: 1, path: '/refunds' })
  expect(board.take('stripe', '/v1/customers')).toBeUndefined()
  expect(board.take('stripe', '/v1/refunds')).toBe('down')
})

test('a failure that is to be remembered is for a call that will be known again', () => {
  const board = createFaultBoard()
  board.set({ ...DOWN, kind: 'remembered', count: 1 })
  expect(board.take('stripe', '/v1/subscriptions')).toBeUndefined()
  expect(board.take('stripe', '/v1/subscriptions', 'a key')).toBe('remembered')
})
