import type { LandingContent } from '@meridian/contracts/http/content/landing'
import type { Film } from '../film/built-in-film.ts'
import { FRAME } from './film-frame.ts'

interface IntroPlayerProps {
  video: NonNullable<LandingContent['video']>
  /** Where its files are, if it is ours. */
  film: Film | undefined
}

/** The player is of another origin: `allow-same-origin` gives it its own storage, and nothing of ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'

/** The pressed button is gone: the focus moves to the player, which has the controls of the film. */
const takeFocus = (player: HTMLElement | null) => player?.focus()

/** WebKit follows what the person has set for captions everywhere, and would show none of them at first. */
function startFilm(player: HTMLVideoElement | null): void {
  takeFocus(player)
  for (const track of player?.textTracks ?? []) track.mode = 'showing'
}

/** The intro video, playing. */
export function IntroPlayer({ video, film }: IntroPlayerProps) {
  if (video.kind === 'address')
    return (
      <iframe
        ref={takeFocus}
        title="Intro video"
        src={video.playerUrl}
        className={FRAME}
        allow="fullscreen; picture-in-picture"
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    film && (
      <video
        ref={startFilm}
        controls
        autoPlay
        playsInline
        aria-label="Intro video"
        className={FRAME}
        src={film.file}
        {...(film.poster && { poster: film.poster })}
      >
        <track default kind="captions" srcLang="en" label="English" src={film.captions} />
      </video>
    )
  )
}
