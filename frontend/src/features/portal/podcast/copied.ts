/** Said once the feed's address is in the clipboard. */
export const FEED_COPIED = {
  title: 'RSS Feed Copied',
  description: 'Paste it in your podcast player, where it asks for the address of a show.',
}
