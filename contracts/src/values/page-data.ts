/** The page elements that hold what the server already knows, so that nothing is fetched and nothing moves. */
export const SITE_DATA_ID = 'site'
export const LANDING_DATA_ID = 'landing-content'
