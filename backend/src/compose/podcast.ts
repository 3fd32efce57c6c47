import { createPodcast } from '#modules/content'
import { createSecretBox } from '#platform/secrets/secret-box'
import type { Config } from '../config.ts'

/** Puts together what the podcast needs: its keys, its folder, and what feeds say about the community. */
export function composePodcast(
  { siteName, publicUrl, supportEmail, mediaDir, encryptionKeys, sessionSecrets }: Config,
  parts: Pick<Parameters<typeof createPodcast>[0], 'sql' | 'commands' | 'tokens' | 'loadPrincipals'>,
) {
  return createPodcast({
    ...parts,
    secrets: createSecretBox(encryptionKeys),
    placeSecret: sessionSecrets[0] ?? '',
    mediaDir,
    site: { siteName, publicUrl, supportEmail },
  })
}
