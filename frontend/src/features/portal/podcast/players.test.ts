import { expect, it } from 'vitest'
import { playerLinks } from './players.ts'

it('hands the feed to each player as that player wants it', () => {
  expect(playerLinks('https://example.org/feeds/a_b-c').map(({ href }) => href)).toEqual([
    'podcast://example.org/feeds/a_b-c',
    'overcast://x-callback-url/add?url=https%3A%2F%2Fexample.org%2Ffeeds%2Fa_b-c',
    'pktc://subscribe/example.org/feeds/a_b-c',
    'antennapod-subscribe://example.org/feeds/a_b-c',
  ])
})
