export interface PlayerLink {
  player: string
  /** On which devices it is found. */
  on: string
  href: string
}

/** Links that hand a feed to a player on this device, by the schemes that the players document. */
export function playerLinks(feedUrl: string): PlayerLink[] {
  const bare = feedUrl.replace(/^https?:\/\//, '')
  return [
    { player: 'Apple Podcasts', on: 'iPhone, iPad and Mac', href: `podcast://${bare}` },
    {
      player: 'Overcast',
      on: 'iPhone and iPad',
      href: `overcast://x-callback-url/add?url=${encodeURIComponent(feedUrl)}`,
    },
    { player: 'Pocket Casts', on: 'iPhone and Android', href: `pktc://subscribe/${bare}` },
    { player: 'AntennaPod', on: 'Android', href: `antennapod-subscribe://${bare}` },
  ]
}
