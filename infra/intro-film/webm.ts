/** A frame as the encoder gave it. */
export interface EncodedFrame {
  data: Uint8Array
  /** Milliseconds from the beginning. */
  at: number
  /** True for a frame that needs no other one. A film begins with one. */
  key: boolean
}

export interface Film {
  width: number
  height: number
  /** Milliseconds. */
  duration: number
  frames: readonly EncodedFrame[]
}

type Bytes = Uint8Array

/** Identifiers of Matroska's elements, of which WebM uses a part. */
const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
} as const

const NANOSECONDS_IN_MS = 1_000_000
const VIDEO = 1
const KEY_FRAME = 0x80

/** A WebM file of one VP9 track. Its index stands before the frames, so that a player can seek at once. */
export function webmOf(film: Film): Bytes {
  const clusters = clustersOf(film.frames)
  const head = [infoOf(film), tracksOf(film)]
  // The index says where the clusters lie, which depends on its own length; every number in it has a fixed one.
  const start = sizeOf(head) + cuesOf(clusters, 0).length
  return join([
    headerElement(),
    element(ID.segment, [...head, cuesOf(clusters, start), ...clusters.map((c) => c.bytes)]),
  ])
}

interface Cluster {
  at: number
  bytes: Bytes
}

/** A cluster from each key frame to the next. */
function clustersOf(frames: readonly EncodedFrame[]): Cluster[] {
  const groups: EncodedFrame[][] = []
  for (const frame of frames) {
    if (frame.key) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const at = group[0]?.at ?? 0
    const blocks = group.map((frame) => element(ID.simpleBlock, [blockHead(frame, at), frame.data]))
    return { at, bytes: element(ID.cluster, [uint(ID.clusterTime, at), ...blocks]) }
  })
}

function blockHead({ at, key }: EncodedFrame, clusterAt: number): Bytes {
  const since = at - clusterAt
  return Uint8Array.of(0x80 | 1, since >> 8, since & 0xff, key ? KEY_FRAME : 0)
}

function cuesOf(clusters: readonly Cluster[], start: number): Bytes {
  let position = start
  const points = clusters.map(({ at, bytes }) => {
    const where = element(ID.cueTrackPositions, [uint(ID.cueTrack, 1), uint(ID.cueClusterPosition, position)])
    position += bytes.length
    return element(ID.cuePoint, [uint(ID.cueTime, at), where])
  })
  return element(ID.cues, points)
}

function headerElement(): Bytes {
  return element(ID.header, [
    uint(ID.version, 1),
    uint(ID.readVersion, 1),
    uint(ID.maxIdLength, 4),
    uint(ID.maxSizeLength, 8),
    text(ID.docType, 'webm'),
    uint(ID.docTypeVersion, 4),
    uint(ID.docTypeReadVersion, 2),
  ])
}

function infoOf({ duration }: Film): Bytes {
  const length = new DataView(new ArrayBuffer(8))
  length.setFloat64(0, duration)
  return element(ID.info, [
    uint(ID.timestampScale, NANOSECONDS_IN_MS),
    element(ID.duration, [new Uint8Array(length.buffer)]),
    text(ID.muxingApp, 'intro-film'),
    text(ID.writingApp, 'intro-film'),
  ])
}

function tracksOf({ width, height }: Film): Bytes {
  const track = [
    uint(ID.trackNumber, 1),
    uint(ID.trackUid, 1),
    uint(ID.trackType, VIDEO),
    text(ID.codec, 'V_VP9'),
    element(ID.video, [uint(ID.width, width), uint(ID.height, height)]),
  ]
  return element(ID.tracks, [element(ID.track, track)])
}

/** An element: its identifier, the length of what it holds in eight bytes, and that. */
function element(id: number, parts: readonly Bytes[]): Bytes {
  const length = new DataView(new ArrayBuffer(8))
  length.setBigUint64(0, BigInt(sizeOf(parts)) | (1n << 56n))
  return join([identifier(id), new Uint8Array(length.buffer), ...parts])
}

function uint(id: number, value: number): Bytes {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setBigUint64(0, BigInt(value))
  return element(id, [new Uint8Array(bytes.buffer)])
}

const text = (id: number, words: string) => element(id, [new TextEncoder().encode(words)])

/** Written at its own length: its first bits say how long it is. */
function identifier(id: number): Bytes {
  const bytes = [24, 16, 8, 0].map((shift) => (id >>> shift) & 0xff)
  return Uint8Array.from(bytes.slice(bytes.findIndex((byte) => byte > 0)))
}

const sizeOf = (parts: readonly Bytes[]) => parts.reduce((sum, { length }) => sum + length, 0)

function join(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
