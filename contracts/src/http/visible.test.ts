import { describe, expect, it } from 'vitest'
import { episodeForm } from './content/edit-podcast.ts'
import { showForm } from './content/edit-shows.ts'
import { landingForm } from './content/landing.ts'
import { tierForm } from './membership/edit-tiers.ts'
import { reasonField } from './reason-field.ts'

const { name, features } = tierForm.shape

const REQUIRED = [
  ['a reason', reasonField, 'Say why, in a few words: it is recorded'],
  ['the name of a tier', name, 'Write a name'],
  ['what a tier includes', features.element, 'Write the item, or remove the line'],
  ['a text of the start page', landingForm.shape.closing, 'Write something here'],
  ['the title of a show', showForm.shape.title, 'Give the show a title'],
  ['the title of an episode', episodeForm.shape.title, 'Give the episode a title'],
] as const

describe.each(REQUIRED)('%s', (_, field, refusal) => {
  it.each(['\u200b\u200b\u200b', ' \u200e\ufeff\u00ad ', '\u3164\u3164\u3164', '\u2800 \u2800'])(
    'is not there when it is %j, which nobody can see',
    (unseen) => {
      expect(field.safeParse(unseen).error?.issues[0]?.message).toBe(refusal)
    },
  )
  it('carries no marks that turn what stands after it', () => {
    expect(field.parse(' \u202eEvening\u202c ')).toBe('Evening')
  })
})

it('what an episode is about may be missing, and then is', () => {
  expect(episodeForm.shape.description.parse('\u200b')).toBe('')
})
