/** A link to a show at an outside service, as the portal can frame it. */
export interface Embed {
  /** The service, as people call it. */
  provider: string
  embedUrl: string
}

interface EmbedHost {
  provider: string
  /** Where links to it lead, without `www.` and `m.`. */
  hosts: readonly string[]
  /** The one origin from which its frames come. */
  frameOrigin: string
  /** The frame of a link; undefined for a page that is no show, episode or video. */
  frameOf(link: URL): string | undefined
}

const SPOTIFY_PAGE = /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(show|episode|playlist)\/([A-Za-z0-9]{10,40})\/?$/
const APPLE_PAGE = /^\/([a-z]{2})\/podcast\/(?:[^/]+\/)?(id\d{3,15})\/?$/
const VIMEO_PAGE = /^\/(?:video\/)?(\d{3,15})(?:\/([0-9a-f]{6,20}))?\/?$/
const SOUNDCLOUD_PAGE = /^\/[\w-]{1,80}\/(?:sets\/)?[\w-]{1,200}\/?$/
const YOUTUBE_PAGE = /^\/(?:embed|live|shorts)\/([\w-]{11})\/?$/
const YOUTUBE_VIDEO = /^[\w-]{11}$/
const YOUTUBE_LIST = /^[\w-]{12,64}$/

/** The services whose players may be framed. The page's content policy lets in these origins and no other. */
const EMBED_HOSTS: readonly EmbedHost[] = [
  {
    provider: 'Spotify',
    hosts: ['open.spotify.com'],
    frameOrigin: 'https://open.spotify.com',
    frameOf({ pathname }) {
      const [, kind, id] = SPOTIFY_PAGE.exec(pathname) ?? []
      return kind && `/embed/${kind}/${id}`
    },
  },
  {
    provider: 'Apple Podcasts',
    hosts: ['podcasts.apple.com', 'embed.podcasts.apple.com'],
    frameOrigin: 'https://embed.podcasts.apple.com',
    frameOf({ pathname, searchParams }) {
      const [, country, show] = APPLE_PAGE.exec(pathname) ?? []
      const episode = /^\d{3,15}$/.exec(searchParams.get('i') ?? '')
      return country && `/${country}/podcast/${show}${episode ? `?i=${episode[0]}` : ''}`
    },
  },
  {
    provider: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com'],
    frameOrigin: 'https://www.youtube-nocookie.com',
    frameOf: youTubeFrame,
  },
  {
    provider: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frameOrigin: 'https://player.vimeo.com',
    frameOf({ pathname, searchParams }) {
      const [, id, inPath] = VIMEO_PAGE.exec(pathname) ?? []
      const unlisted = inPath ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]
      return id && `/video/${id}?dnt=1${unlisted ? `&h=${unlisted}` : ''}`
    },
  },
  {
    provider: 'SoundCloud',
    hosts: ['soundcloud.com'],
    frameOrigin: 'https://w.soundcloud.com',
    frameOf: ({ pathname }) =>
      SOUNDCLOUD_PAGE.test(pathname)
        ? `/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}`
        : undefined,
  },
]

function youTubeFrame({ hostname, pathname, searchParams }: URL): string | undefined {
  const list = searchParams.get('list') ?? ''
  if (pathname === '/playlist' && YOUTUBE_LIST.test(list)) return `/embed/videoseries?list=${list}`
  const short = hostname.endsWith('youtu.be') ? pathname.slice(1) : undefined
  const id = short ?? YOUTUBE_PAGE.exec(pathname)?.[1] ?? searchParams.get('v') ?? ''
  return YOUTUBE_VIDEO.test(id) ? `/embed/${id}` : undefined
}

/** The origins from which the portal may show frames. */
export const EMBED_ORIGINS: readonly string[] = EMBED_HOSTS.map(({ frameOrigin }) => frameOrigin)

const NAMES = EMBED_HOSTS.map(({ provider }) => provider)

/** Says what kind of link is wanted; for a link that `embedOf` cannot use. */
export const EMBED_REFUSAL = `Paste the https link of a show, an episode or a video on ${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}.`

/** The frame for a link that people share; undefined for one that is not on the list of services. */
export function embedOf(shared: string): Embed | undefined {
  const link = linkOf(shared)
  if (link === undefined || link.protocol !== 'https:' || link.port !== '' || link.username !== '')
    return undefined
  const host = link.hostname.replace(/^(www|m)\./, '')
  const service = EMBED_HOSTS.find(({ hosts }) => hosts.includes(host))
  const frame = service?.frameOf(link)
  return service && frame ? { provider: service.provider, embedUrl: service.frameOrigin + frame } : undefined
}

/** Browsers of 2023 have no `URL.parse`. */
function linkOf(text: string): URL | undefined {
  try {
    return new URL(text.trim())
  } catch {
    return undefined
  }
}
