/** The placeholder in the texts for the name of the site. */
export const SITE_NAME_MARK = '{site}'
