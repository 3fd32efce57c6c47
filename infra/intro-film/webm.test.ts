import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CUES, webVtt } from './captions.ts'
import { type EncodedFrame, webmOf } from './webm.ts'

const frame = (at: number, key: boolean): EncodedFrame => ({ at, key, data: Uint8Array.of(1, 2, 3) })
const bytes = (...all: number[]) => Buffer.from(all)

it('has an index that points at the clusters', () => {
  const frames = [frame(0, true), frame(40, false), frame(4_000, true)]
  const film = Buffer.from(webmOf({ width: 16, height: 9, duration: 4_040, frames }))
  const cluster = bytes(0x1f, 0x43, 0xb6, 0x75)
  const first = film.indexOf(cluster)
  const second = film.indexOf(cluster, first + 1)
  // What the segment holds begins after its identifier of four bytes and its length of eight.
  const held = film.indexOf(bytes(0x18, 0x53, 0x80, 0x67)) + 12
  const positions = [first, second].map((at) => at - held)
  // An entry of the index: its identifier, the length of eight bytes, and where its cluster lies.
  const entry = bytes(0xf1, 1, 0, 0, 0, 0, 0, 0, 8)
  const one = film.indexOf(entry)
  const other = film.indexOf(entry, one + 1)
  const found = [one, other].map((at) => Number(film.readBigUInt64BE(at + entry.length)))
  expect(found).toEqual(positions)
  expect(film.indexOf(cluster, second + 1)).toBe(-1)
})

it('says all of its captions in time, and none at the same time', () => {
  const ends = CUES.map(({ to }) => to)
  expect(CUES.every(({ from, to }, place) => from < to && from >= (ends[place - 1] ?? 0))).toBe(true)
  const kept = new URL('../../frontend/src/features/landing/film/intro.en.vtt', import.meta.url)
  expect(readFileSync(kept, 'utf8')).toBe(webVtt(CUES))
})
