import { Mp3Encoder } from '@breezystack/lamejs'

const SAMPLES_PER_SECOND = 16_000
const KBITS_PER_SECOND = 32
const BLOCK = 1_152
/** Far below full scale: it may be heard through headphones. */
const LOUDNESS = 3_000

/** A quiet tone that comes and goes, as an MP3 file. `hertz` is its pitch. */
export function toneMp3({ seconds, hertz }: { seconds: number; hertz: number }): Buffer {
  const encoder = new Mp3Encoder(1, SAMPLES_PER_SECOND, KBITS_PER_SECOND)
  const samples = Int16Array.from({ length: seconds * SAMPLES_PER_SECOND }, (_, index) => {
    const time = index / SAMPLES_PER_SECOND
    const swell = Math.sin((Math.PI * time) / seconds) ** 2
    return Math.round(LOUDNESS * swell * Math.sin(2 * Math.PI * hertz * time))
  })
  // The encoder writes signed bytes, whatever its types say: they are copied.
  const parts: Buffer[] = []
  for (let start = 0; start < samples.length; start += BLOCK)
    parts.push(Buffer.from(encoder.encodeBuffer(samples.subarray(start, start + BLOCK))))
  parts.push(Buffer.from(encoder.flush()))
  return Buffer.concat(parts)
}
