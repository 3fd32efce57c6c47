/** An M4A file without a sound: the boxes that a reader needs, and one AAC frame. */
export function silentM4a({ seconds }: { seconds: number }): Buffer {
  const times = Buffer.alloc(16)
  times.writeUInt32BE(1_000, 8)
  times.writeUInt32BE(seconds * 1_000, 12)
  const version = Buffer.alloc(4)
  const sampleEntry = Buffer.alloc(28)
  sampleEntry.writeUInt16BE(1, 6)
  sampleEntry.writeUInt16BE(1, 16)
  sampleEntry.writeUInt16BE(16, 18)
  sampleEntry.writeUInt16BE(44_100, 24)
  const trackHeader = Buffer.alloc(80)
  trackHeader.writeUInt32BE(1, 8)
  trackHeader.writeUInt32BE(seconds * 1_000, 16)
  const table = box('stbl', [
    box('stsd', [version, number(1), box('mp4a', [sampleEntry])]),
    box('stts', [version, number(1), number(1), number(seconds * 1_000)]),
    box('stsc', [version, number(1), number(1), number(1), number(1)]),
    box('stsz', [version, number(4), number(1)]),
    box('stco', [version, number(1), number(0)]),
  ])
  const media = box('mdia', [
    box('mdhd', [version, times, Buffer.from([0x55, 0xc4, 0, 0])]),
    box('hdlr', [version, number(0), Buffer.from('soun'), Buffer.alloc(13)]),
    box('minf', [table]),
  ])
  const movie = box('moov', [
    box('mvhd', [version, times, Buffer.alloc(80)]),
    box('trak', [box('tkhd', [version, trackHeader]), media]),
  ])
  const head = box('ftyp', [Buffer.from('M4A '), number(0), Buffer.from('M4A mp42')])
  return Buffer.concat([head, movie, box('mdat', [number(0)])])
}

function box(name: string, content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([number(body.length + 8), Buffer.from(name), body])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
