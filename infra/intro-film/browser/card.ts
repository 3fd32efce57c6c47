import { dot, headline, PAPER, PEOPLE, type Pen, SOFT } from './stage.ts'
import { drawLand, drawNoon, type landDots, onScreen, PEOPLE_AT } from './world.ts'

const VIEW = { longitude: 10, latitude: 6, scale: 3.3 }

/** A picture for links, with words that hold for any name and any headline. */
export function drawCard(pen: Pen, dots: ReturnType<typeof landDots>): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, 1200, 630)
  pen.save()
  pen.translate(-7, 236)
  drawLand(pen, dots, VIEW, () => 1)
  drawNoon(pen, 62, VIEW)
  for (const place of PEOPLE_AT) dot(pen, ...onScreen(place, VIEW), 7, PEOPLE)
  pen.restore()
  headline(pen, 'People who build,', { x: 64, y: 112, size: 92 })
  headline(pen, 'wherever they are.', { x: 64, y: 206, size: 92 })
  pen.fillStyle = SOFT
  pen.font = '500 30px Schibsted'
  pen.letterSpacing = '0px'
  pen.fillText('A network, courses and meetups · $499 a year', 68, 266)
}
