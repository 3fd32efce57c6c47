import { useSiteName } from '../../../lib/site.ts'
import { JoinOffer } from './join-offer.tsx'
import { WorldChart } from './world-chart.tsx'

/** What it is, what it costs, how to join; and the chart of the world. */
export function Hero() {
  const siteName = useSiteName()
  return (
    <section className="pt-4 pb-16 sm:pt-8 sm:pb-24">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="headline text-[clamp(2.6rem,6vw,5.5rem)] leading-[1.02]">
          A club for people who build, wherever they&nbsp;are
        </h1>
        <div className="grid gap-5 lg:pb-2">
          <p className="max-w-[60ch] text-lg leading-relaxed">
            {siteName} is a paid community of founders, engineers and makers: a private network on a map,
            courses that get to the point, and meetups in the places you live in and travel to.
          </p>
          <JoinOffer />
        </div>
      </div>
      <WorldChart />
    </section>
  )
}
