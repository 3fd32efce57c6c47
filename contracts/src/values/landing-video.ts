import { embedOf } from './podcast-embeds.ts'

/** The largest video, in bytes, and the largest captions or poster. */
export const MAX_VIDEO_BYTES = 300_000_000
export const MAX_VIDEO_EXTRA_BYTES = 2_000_000

/** Names of stored files: the hash of their content, and their kind. */
export const VIDEO_FILE = /^[0-9a-f]{64}\.(mp4|webm)$/
export const CAPTIONS_FILE = /^[0-9a-f]{64}\.vtt$/
export const POSTER_FILE = /^[0-9a-f]{64}\.(png|jpg)$/

const PLAYERS = ['YouTube', 'Vimeo']

export const VIDEO_ADDRESS_REFUSAL = 'Paste the https link of a video on YouTube or Vimeo.'

/** The address of the player for a video's link; undefined for one that is not at YouTube or Vimeo. */
export function videoPlayerOf(url: string): string | undefined {
  const embed = embedOf(url)
  return embed !== undefined && PLAYERS.includes(embed.provider) ? embed.embedUrl : undefined
}
