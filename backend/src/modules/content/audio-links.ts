import type { SignedTokens } from '#platform/secrets/signed-token'
import { audioExpiry } from './domain/podcast/audio-window.ts'

/** For whom a link to a recording was made: a feed, which can be rotated, or a member in the portal. */
export type AudioHolder = { kind: 'feed' | 'member'; id: string }

export interface AudioLink {
  holder: AudioHolder
  guid: string
  expiresAt: Date
}

/** Links to recordings that play for one person and for a short time. Nothing about them is stored. */
export interface AudioLinks {
  /** The path of a link, the same one all day. */
  make(holder: AudioHolder, episode: { guid: string; file: string }, now: Date): string
  /** Reads the last part of such a path; undefined when it is not ours, or was changed. */
  read(name: string): AudioLink | undefined
}

const PURPOSE = 'podcast-audio'
const SIGNED = /^(feed|member)_([0-9a-f-]{36})_([0-9a-f-]{36})_(\d{1,12})$/

export function createAudioLinks(tokens: SignedTokens): AudioLinks {
  return {
    make({ kind, id }, { guid, file }, now) {
      const signed = tokens.sign(PURPOSE, `${kind}_${id}_${guid}_${audioExpiry(now)}`)
      // Some players go by the file extension.
      return `/feeds/audio/${signed}${file.slice(file.lastIndexOf('.'))}`
    },
    read(name) {
      const signed = tokens.verify(PURPOSE, name.replace(/\.(mp3|m4a)$/, ''))
      const [, kind, id, guid, expires] = SIGNED.exec(signed ?? '') ?? []
      if (id === undefined || guid === undefined) return undefined
      const holder = { kind: kind === 'feed' ? 'feed' : 'member', id } as const
      return { holder, guid, expiresAt: new Date(Number(expires) * 1_000) }
    },
  }
}
