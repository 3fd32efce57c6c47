import { expect, it } from 'vitest'
import { named } from './site.ts'

it('puts the name of the site into each text, whatever it is made of', () => {
  const content = { title: '{site}', items: [{ text: 'At {site}, {site}' }], video: null }
  expect(named(content, 'The "$&" Club')).toEqual({
    title: 'The "$&" Club',
    items: [{ text: 'At The "$&" Club, The "$&" Club' }],
    video: null,
  })
  expect(named('Join {site}', 'Meridian')).toBe('Join Meridian')
})
