import { episodeForm } from '@meridian/contracts/http/content/edit-podcast'
import { expect, it } from 'vitest'
import { episodeFields, newEpisode } from './episode-form.ts'

const typed = { ...newEpisode(new Date()), title: 'Talk' }

it.each([
  ['', 'Choose a day and a time'],
  ['275760-01-01T10:00', 'Choose a day and a time'],
  // What a date field makes of a year that is typed as 26.
  ['0026-11-29T10:00', 'Write the year with four digits, such as 2026'],
  ['0202-11-29T10:00', 'Write the year with four digits, such as 2026'],
])('refuses the moment %j', (publishedAt, refusal) => {
  const { error } = episodeFields.safeParse({ ...typed, publishedAt })
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([['publishedAt', refusal]])
})

it('takes the moment of a recording that is older than podcasts are', () => {
  expect(episodeFields.safeParse({ ...typed, publishedAt: '1969-07-20T20:17' }).success).toBe(true)
})

it('is as strict as the server', () => {
  const { publishedAt } = episodeForm.shape
  expect(publishedAt.safeParse('0026-11-29T10:00:00.000Z').error?.issues[0]?.message).toBe(
    'Write the year with four digits, such as 2026',
  )
  expect(publishedAt.safeParse('2026-11-29T10:00:00.000Z').success).toBe(true)
})
