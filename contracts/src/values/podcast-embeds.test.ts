import { describe, expect, it, vi } from 'vitest'
import { EMBED_ORIGINS, embedOf } from './podcast-embeds.ts'

const SHOW = '4rOoJ6Egrf8K2IrywzwOMk'

const FRAMES: [shared: string, embedUrl: string][] = [
  [`https://open.spotify.com/show/${SHOW}?si=abc`, `https://open.spotify.com/embed/show/${SHOW}`],
  [`https://open.spotify.com/intl-de/episode/${SHOW}`, `https://open.spotify.com/embed/episode/${SHOW}`],
  [
    'https://podcasts.apple.com/us/podcast/a-show/id1200361736?i=1000400000000',
    'https://embed.podcasts.apple.com/us/podcast/id1200361736?i=1000400000000',
  ],
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE&t=12', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  ['https://youtu.be/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  ['https://m.youtube.com/shorts/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  [
    'https://youtube.com/playlist?list=PLabcdefghij01',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghij01',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
  [
    ' https://soundcloud.com/some-band/a-track ',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsome-band%2Fa-track',
  ],
]

describe('a link that people share', () => {
  it.each(FRAMES)('%s becomes a frame', (shared, embedUrl) => {
    expect(embedOf(shared)?.embedUrl).toBe(embedUrl)
    expect(EMBED_ORIGINS).toContain(new URL(embedUrl).origin)
  })

  it('is read by browsers without URL.parse, such as Safari 17', () => {
    vi.stubGlobal('URL', class extends URL {})
    Object.assign(URL, { parse: undefined })
    try {
      expect(embedOf('https://vimeo.com/76979871')?.provider).toBe('Vimeo')
      expect(embedOf('not a link')).toBeUndefined()
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it.each(FRAMES.filter(([, embedUrl]) => !/soundcloud|videoseries/.test(embedUrl)))(
    '%s: its frame can be pasted as well',
    (_shared, embedUrl) => {
      expect(embedOf(embedUrl)?.embedUrl).toBe(embedUrl)
    },
  )

  it.each([
    'http://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
    'https://open.spotify.com.example.org/show/4rOoJ6Egrf8K2IrywzwOMk',
    'https://example.org/open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
    'https://open.spotify.com@example.org/show/4rOoJ6Egrf8K2IrywzwOMk',
    'https://open.spotify.com:8443/show/4rOoJ6Egrf8K2IrywzwOMk',
    'https://open.spotify.com/user/someone',
    'https://www.youtube.com/watch?v="><script>',
    'https://127.0.0.1/watch?v=M7lc1UVf-VE',
    'javascript:alert(1)',
    '<iframe src="https://open.spotify.com/embed/show/4rOoJ6Egrf8K2IrywzwOMk">',
    'not a link',
    '',
  ])('%s is refused', (shared) => {
    expect(embedOf(shared)).toBeUndefined()
  })
})
