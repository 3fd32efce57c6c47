/** What somebody is told whose draft is not the latest. */
export const OVERTAKEN =
  'Somebody else has changed the draft meanwhile. Yours was not saved: keep your texts, load the draft again, and repeat your change.'
