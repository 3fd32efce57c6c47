import { SITE_NAME_MARK } from '@meridian/contracts/values/landing'

/** A text with the name of the site in its place. */
export const named = (text: string, siteName: string) => text.replaceAll(SITE_NAME_MARK, siteName)
