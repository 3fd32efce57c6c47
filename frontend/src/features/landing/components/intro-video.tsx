import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { type MouseEvent, useState } from 'react'
import { BUILT_IN_FILM, type Film } from '../film/built-in-film.ts'
import { FRAME } from './film-frame.ts'
import { Section } from './section.tsx'

type Video = NonNullable<LandingContent['video']>

const loadPlayer = () => import('./intro-player.tsx').then((module) => module.IntroPlayer)

/** What the club is, as a film. None of it, nor of its player, is fetched before somebody plays it. */
export function IntroVideo({ video }: { video: Video }) {
  /** Null when its code did not arrive. */
  const [Player, setPlayer] = useState<Awaited<ReturnType<typeof loadPlayer>> | null>()
  const film = filmOf(video)
  const play = (event: MouseEvent) => {
    if (Player === null) return
    event.preventDefault()
    loadPlayer().then(
      (player) => setPlayer(() => player),
      () => setPlayer(null),
    )
  }
  return (
    <Section
      title={video.kind === 'built-in' ? 'In half a minute' : 'In a few minutes'}
      lead={video.kind === 'built-in' && 'No sound. Everything it says is in the captions and on this page.'}
    >
      {Player ? (
        <Player video={video} film={film} />
      ) : (
        <PlayLink href={video.kind === 'address' ? video.url : film?.file} film={film} onClick={play} />
      )}
      {Player === null && (
        <p role="alert" className="mt-3">
          The player could not be loaded. Press again to open the video itself.
        </p>
      )}
    </Section>
  )
}

/**
 * Where the files of a film of our own are; undefined for one at another service, which learns only of those who press
 * play.
 */
function filmOf(video: Video): Film | undefined {
  if (video.kind === 'built-in') return BUILT_IN_FILM
  if (video.kind === 'address') return undefined
  const { file, captions, poster } = video
  return { file: `/media/${file}`, captions: `/media/${captions}`, poster: poster && `/media/${poster}` }
}

interface PlayLinkProps {
  href: string | undefined
  film: Film | undefined
  onClick: (event: MouseEvent) => void
}

/** A link, since it is there before its scripts: without them, a press leads to the film itself. */
function PlayLink({ href, film, onClick }: PlayLinkProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      className={`${FRAME} group relative grid place-items-center overflow-hidden`}
    >
      {film?.poster && (
        <img
          src={film.poster}
          srcSet={film.posters}
          sizes="(min-width: 64rem) 60vw, calc(100vw - 2rem)"
          alt=""
          loading="lazy"
          width="1280"
          height="720"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="relative flex items-center gap-3 rounded-md bg-ink px-5 py-3 text-lg font-semibold text-paper shadow-float group-hover:bg-signal group-hover:text-on-signal">
        {/* Drawn here: the icon library would take up all the room that the landing page has for JavaScript. */}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
          <path d="M7 4v16l13-8z" />
        </svg>
        Play the intro video
      </span>
    </a>
  )
}
