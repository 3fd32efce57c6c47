import { expect, it } from 'vitest'
import { fieldsOf, showsFields, showsOf } from './shows-form.ts'

const show = {
  position: 2,
  title: 'Two',
  url: 'https://vimeo.com/76979871',
  provider: 'Vimeo',
  embedUrl: '',
} as const
const problemsOf = (place: { title: string; url: string }) =>
  showsFields.safeParse({ places: [place] }).error?.issues.map(({ path }) => path.join('.'))

it('puts shows in their places, and sends the places that are filled', () => {
  const fields = fieldsOf([show])
  expect(fields.places.map(({ title }) => title)).toEqual(['', 'Two', ''])
  expect(showsOf(fields)).toEqual([{ position: 2, title: 'Two', url: show.url }])
})

it('wants both fields or neither, and a link of a known service', () => {
  expect(problemsOf({ title: ' ', url: '' })).toBeUndefined()
  expect(problemsOf({ title: 'One', url: '' })).toEqual(['places.0.url'])
  expect(problemsOf({ title: '', url: show.url })).toEqual(['places.0.title'])
  expect(problemsOf({ title: 'One', url: 'https://example.org/' })).toEqual(['places.0.url'])
  expect(problemsOf(show)).toBeUndefined()
})
