/** Stands in the texts for the name of the site. */
export const SITE_NAME_MARK = '{site}'

/** The element of the page that holds what the server knows already, so that nothing moves when it comes. */
export const LANDING_DATA_ID = 'landing-content'
