import { createPodcast } from '#modules/content'
import type { Config } from '../config.ts'

/** Puts together what the podcast needs: its keys, its folder, and what feeds say about the community. */
export function composePodcast(
  { siteName, publicUrl, supportEmail, mediaDir, sessionSecrets }: Config,
  parts: Pick<
    Parameters<typeof createPodcast>[0],
    'sql' | 'commands' | 'tokens' | 'secrets' | 'loadPrincipals'
  >,
) {
  return createPodcast({
    ...parts,
    placeSecret: sessionSecrets[0] ?? '',
    mediaDir,
    site: { siteName, publicUrl, supportEmail },
  })
}
