import { usePageTitle } from '../../ui/page-title.ts'
import { useLandingContent } from './api/content.ts'
import { LandingPage } from './landing-page.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

/** / */
export function LandingScreen() {
  usePageTitle('A club for people who build')
  const { data } = useLandingContent()
  return data === undefined ? <LandingSkeleton /> : <LandingPage content={data} />
}
