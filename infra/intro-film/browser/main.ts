import { drawCard } from './card.ts'
import { encodeFilm } from './encode.ts'
import { drawPicture } from './picture.ts'
import { HEIGHT, type Pen, WIDTH } from './stage.ts'
import { landDots } from './world.ts'

type Rings = Parameters<typeof landDots>[1]

/** What the script outside asks for. Bytes go as base64. */
const film = {
  /** The frames of the film, one after the other. */
  async encode(rings: Rings, seconds: number) {
    const { canvas, pen } = await prepare(WIDTH, HEIGHT)
    const dots = landDots(pen, rings)
    return encodeFilm(canvas, seconds, (now) => drawPicture(pen, dots, now))
  },
  /** One moment of it, as a picture of that width. */
  async still(rings: Rings, now: number, width: number, quality: number) {
    const { canvas, pen } = await prepare(WIDTH, HEIGHT)
    drawPicture(pen, landDots(pen, rings), now)
    return shrunk(canvas, width).toDataURL('image/webp', quality).split(',')[1] ?? ''
  },
  /** The card that links to the site are shown with. */
  async card(rings: Rings) {
    const { canvas, pen } = await prepare(1200, 630)
    drawCard(pen, landDots(pen, rings))
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  },
}
Object.assign(globalThis, { film })

function shrunk(drawn: HTMLCanvasElement, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height: Math.round((width * HEIGHT) / WIDTH) })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws nothing')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function prepare(width: number, height: number): Promise<{ canvas: HTMLCanvasElement; pen: Pen }> {
  const faces = ['Newsreader', 'Schibsted'].map(
    (name) => new FontFace(name, `url(/${name}.woff2)`, { weight: '200 900' }),
  )
  for (const face of faces) document.fonts.add(await face.load())
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('This browser draws nothing')
  return { canvas, pen }
}
