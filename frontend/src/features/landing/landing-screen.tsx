import { usePageTitle } from '../../ui/page-title.ts'
import { MAIN_ID } from '../../ui/skip-link.tsx'
import { About } from './components/about.tsx'
import { Hero } from './components/hero.tsx'
import { LandingFooter } from './components/landing-footer.tsx'
import { LandingHeader } from './components/landing-header.tsx'
import { Pillars } from './components/pillars.tsx'
import { Stories } from './components/stories.tsx'
import { TierOffers } from './components/tier-offers.tsx'
import { WhatsInside } from './components/whats-inside.tsx'

/** / */
export function LandingScreen() {
  usePageTitle('A club for people who build')
  return (
    <div className="mx-auto max-w-[86rem] px-4 sm:px-8">
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <Hero />
        <Pillars />
        <WhatsInside />
        <Stories />
        <About />
        <TierOffers />
      </main>
      <LandingFooter />
    </div>
  )
}
