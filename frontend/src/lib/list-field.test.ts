import { expect, it } from 'vitest'
import { z } from 'zod'
import { listField } from './list-field.ts'

const words = z.array(z.string().max(3, 'At most 3 characters')).max(2, 'At most 2 words')
const field = listField('Word', (text) => text.split(' '), words)

const wrongWith = (text: string) =>
  z
    .object({ field })
    .safeParse({ field: text })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

it('answers the list', () => {
  expect(field.parse('one two')).toEqual(['one', 'two'])
})
it('tells of the field what is wrong with the list', () => {
  expect(wrongWith('one two six')).toEqual([['field', 'At most 2 words']])
})
it('tells of the field what is wrong with a part of it, and with which', () => {
  expect(wrongWith('one three')).toEqual([['field', 'Word 2: At most 3 characters']])
})
it('counts no parts where there is one', () => {
  expect(wrongWith('three')).toEqual([['field', 'At most 3 characters']])
})
