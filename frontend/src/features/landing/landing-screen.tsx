import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { named, useSiteName } from '../../lib/site.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useLandingContent } from './api/content.ts'
import { LandingPage } from './landing-page.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

/** / */
export function LandingScreen() {
  const { data, error } = useLandingContent()
  if (error) throw error
  return data === undefined ? <LandingSkeleton /> : <TitledPage content={data} />
}

/** Its headline is the document's title. */
function TitledPage({ content }: { content: LandingContent }) {
  usePageTitle(named(content.hero.title, useSiteName()).replaceAll('\u00a0', ' '))
  return <LandingPage content={content} />
}
