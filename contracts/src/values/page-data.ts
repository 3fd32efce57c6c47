/** The elements of a page that hold what the server knows already, so that nothing is asked for and nothing moves. */
export const SITE_DATA_ID = 'site'
export const LANDING_DATA_ID = 'landing-content'
