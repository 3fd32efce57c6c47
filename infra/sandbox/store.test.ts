import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from './store.ts'

interface Note {
  id: string
  text: string
}

test('keeps documents in the order of their first put, and hands out copies', () => {
  const notes = openStore(':memory:').collection<Note>('notes')
  notes.put({ id: 'b', text: 'one' })
  notes.put({ id: 'a', text: 'two' })
  notes.put({ id: 'b', text: 'three' })
  const copy = notes.get('b')
  if (copy) copy.text = 'changed outside'
  expect(notes.all()).toEqual([
    { id: 'b', text: 'three' },
    { id: 'a', text: 'two' },
  ])
  notes.delete('b')
  expect(notes.get('b')).toBeUndefined()
})

test('finds everything again, in order, after the file is opened anew without a close', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-store-')), 'sandbox.sqlite')
  const first = openStore(file).collection<Note>('notes')
  for (const id of ['z', 'm', 'a']) first.put({ id, text: id })
  first.put({ id: 'z', text: 'again' })
  const second = openStore(file)
  expect(
    second
      .collection<Note>('notes')
      .all()
      .map((note) => note.text),
  ).toEqual(['again', 'm', 'a'])
  second.clear()
  expect(openStore(file).collection<Note>('notes').all()).toEqual([])
})

test('undoes every write of a transaction that throws, nested ones included', () => {
  const store = openStore(':memory:')
  const notes = store.collection<Note>('notes')
  notes.put({ id: 'kept', text: 'before' })
  const work = () =>
    store.transaction(() => {
      notes.put({ id: 'kept', text: 'after' })
      store.transaction(() => notes.put({ id: 'inner', text: 'inner' }))
      notes.delete('kept')
      throw new Error('stop')
    })
  expect(work).toThrow('stop')
  expect(notes.all()).toEqual([{ id: 'kept', text: 'before' }])
})

test('refuses asynchronous work, and keeps nothing that it wrote', () => {
  const store = openStore(':memory:')
  const notes = store.collection<Note>('notes')
  expect(() => store.transaction(async () => notes.put({ id: 'a', text: 'a' }))).toThrow(
    'must be synchronous',
  )
  expect(notes.all()).toEqual([])
})

test('finds documents by a field, as they change, vanish, and come back with a transaction undone', () => {
  const store = openStore(':memory:')
  const notes = store.collection<Note>('notes')
  notes.put({ id: 'a', text: 'red' })
  notes.put({ id: 'b', text: 'red' })
  notes.put({ id: 'c', text: 'blue' })
  const red = () => notes.where('text', 'red').map((note) => note.id)
  expect(red()).toEqual(['a', 'b'])
  notes.put({ id: 'a', text: 'blue' })
  notes.delete('c')
  expect(red()).toEqual(['b'])
  const work = () => {
    notes.put({ id: 'd', text: 'red' })
    notes.put({ id: 'b', text: 'blue' })
    throw new Error('stop')
  }
  expect(() => store.transaction(work)).toThrow('stop')
  expect(red()).toEqual(['b'])
})
