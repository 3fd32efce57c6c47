import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { useState } from 'react'
import { Section } from './section.tsx'

const FRAME = 'aspect-video w-full rounded-lg bg-ink'

/** The player is of another origin: `allow-same-origin` gives it its own storage, and nothing of ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'

/** What the club is, in a few minutes. Nothing of it is fetched before somebody plays it. */
export function IntroVideo({ video }: { video: NonNullable<LandingContent['video']> }) {
  return (
    <Section title="In a few minutes">
      {video.kind === 'address' ? (
        <Framed playerUrl={video.playerUrl} />
      ) : (
        <video
          controls
          preload="none"
          playsInline
          className={FRAME}
          src={`/media/${video.file}`}
          {...(video.poster && { poster: `/media/${video.poster}` })}
        >
          <track default kind="captions" srcLang="en" label="English" src={`/media/${video.captions}`} />
        </video>
      )}
    </Section>
  )
}

/** The other service learns of a visitor who presses play, and of nobody else. */
function Framed({ playerUrl }: { playerUrl: string }) {
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <iframe
        title="Intro video"
        src={playerUrl}
        className={FRAME}
        allow="fullscreen; picture-in-picture"
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className={`${FRAME} grid place-items-center text-paper`}
    >
      <span className="headline flex items-center gap-3 text-3xl">
        {/* Drawn here: the library of icons would be all of the landing page's room. */}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-8 fill-current">
          <path d="M7 4v16l13-8z" />
        </svg>
        Play the intro video
      </span>
    </button>
  )
}
