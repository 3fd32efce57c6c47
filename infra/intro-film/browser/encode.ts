const FRAMES_A_SECOND = 25
const MICROSECONDS = 1_000_000
/** Somebody who seeks to a place waits for the frames since the last key frame. */
const KEY_EVERY = 100
const BITS_A_SECOND = 260_000
const MAX_QUEUED_FRAMES = 8

interface Frame {
  base64: string
  at: number
  key: boolean
}

/** Draws each frame of the given seconds and encodes it as VP9. However long that takes, none is left out. */
export async function encodeFilm(
  canvas: HTMLCanvasElement,
  seconds: number,
  draw: (now: number) => void,
): Promise<Frame[]> {
  const frames: Frame[] = []
  const failures: DOMException[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => frames.push(frameOf(chunk)),
    error: (failure) => failures.push(failure),
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    width: canvas.width,
    height: canvas.height,
    bitrate: BITS_A_SECOND,
    framerate: FRAMES_A_SECOND,
    latencyMode: 'quality',
  })
  for (let number = 0; number < seconds * FRAMES_A_SECOND; number += 1) {
    draw(number / FRAMES_A_SECOND)
    const timestamp = (number * MICROSECONDS) / FRAMES_A_SECOND
    const frame = new VideoFrame(canvas, { timestamp, duration: MICROSECONDS / FRAMES_A_SECOND })
    encoder.encode(frame, { keyFrame: number % KEY_EVERY === 0 })
    frame.close()
    while (encoder.encodeQueueSize > MAX_QUEUED_FRAMES)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }))
  }
  await encoder.flush()
  if (failures[0]) throw failures[0]
  return frames
}

function frameOf(chunk: EncodedVideoChunk): Frame {
  const bytes = new Uint8Array(chunk.byteLength)
  chunk.copyTo(bytes)
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { base64, at: Math.round(chunk.timestamp / 1_000), key: chunk.type === 'key' }
}
