/** A mistake of the page that uses the script; thrown, never shown to the person who pays. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
