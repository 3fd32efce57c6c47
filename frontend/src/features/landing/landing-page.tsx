import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { named, useSiteName } from '../../lib/site.ts'
import { MAIN_ID } from '../../ui/skip-link.tsx'
import { About } from './components/about.tsx'
import { Hero } from './components/hero.tsx'
import { IntroVideo } from './components/intro-video.tsx'
import { LandingFooter } from './components/landing-footer.tsx'
import { LandingHeader } from './components/landing-header.tsx'
import { Pillars } from './components/pillars.tsx'
import { Stories } from './components/stories.tsx'
import { TierOffers } from './components/tier-offers.tsx'
import { WhatsInside } from './components/whats-inside.tsx'

/** The start page with these texts. */
export function LandingPage({ content }: { content: LandingContent }) {
  const { hero, video, pillars, inside, stories, about, closing } = named(content, useSiteName())
  return (
    <div className="mx-auto max-w-[86rem] px-4 sm:px-8">
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <Hero {...hero} places={stories.items} />
        {video && <IntroVideo video={video} />}
        <Pillars {...pillars} />
        <WhatsInside {...inside} />
        <Stories {...stories} />
        <About {...about} />
        <TierOffers />
      </main>
      <LandingFooter closing={closing} />
    </div>
  )
}
