import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { OuterLink } from '../../../ui/outer-link.tsx'
import type { Show } from './api.ts'

/** The shows at outside services. A visit tells those services nothing: their players load on request. */
export function Shows({ shows }: { shows: readonly Show[] }) {
  if (shows.length === 0) return null
  return (
    <section aria-labelledby="shows">
      <h2 id="shows" className="headline text-2xl">
        Elsewhere
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">
        These play from the services named. Nothing is loaded from there before you press play.
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {shows.map((show) => (
          <ShowCard key={show.position} show={show} />
        ))}
      </ul>
    </section>
  )
}

function ShowCard({ show: { title, provider, url, embedUrl } }: { show: Show }) {
  const [playing, setPlaying] = useState(false)
  return (
    <li
      className={`flex min-w-0 flex-col gap-3 rounded-lg border border-rule bg-surface p-4 ${playing ? 'sm:col-span-3' : ''}`}
    >
      <div>
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <p className="text-sm text-ink-soft">{provider}</p>
      </div>
      {playing ? (
        <Player title={`${title}, on ${provider}`} embedUrl={embedUrl} />
      ) : (
        <Button variant="secondary" size="sm" className="mt-auto" onClick={() => setPlaying(true)}>
          <Play aria-hidden className="size-4" />
          Play<span className="sr-only"> {title}</span>
        </Button>
      )}
      <p className="text-sm">
        <OuterLink href={url}>Open on {provider}</OuterLink>
      </p>
    </li>
  )
}

/** The player is of another origin: `allow-same-origin` gives it its own storage, and nothing of ours. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms'

/** Another site's player, which may run there and open its own pages, and may not touch this one. */
function Player({ title, embedUrl }: { title: string; embedUrl: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed is gone: the focus moves to the player.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      title={title}
      src={embedUrl}
      loading="lazy"
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
      className="aspect-video min-h-60 w-full rounded-md bg-sunk"
    />
  )
}
