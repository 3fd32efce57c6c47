import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { JoinOffer } from './join-offer.tsx'
import { WorldChart } from './world-chart.tsx'

type HeroProps = LandingContent['hero'] & { places: LandingContent['stories']['items'] }

/** What it is, what it costs, how to join; and the chart of the world. */
export function Hero({ title, text, places }: HeroProps) {
  return (
    <section className="pt-4 pb-16 sm:pt-8 sm:pb-24">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="headline text-[clamp(2.6rem,6vw,5.5rem)] leading-[1.02]">{title}</h1>
        <div className="grid gap-5 lg:pb-2">
          <p className="max-w-[60ch] text-lg leading-relaxed">{text}</p>
          <JoinOffer />
        </div>
      </div>
      <WorldChart places={places} />
    </section>
  )
}
