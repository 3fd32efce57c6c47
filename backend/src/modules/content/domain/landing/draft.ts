/** What somebody is told whose draft is not the latest. */
export const OVERTAKEN =
  'Somebody else has changed the draft in the meantime. Yours was not saved: copy your texts, load the draft again, and repeat your change.'
