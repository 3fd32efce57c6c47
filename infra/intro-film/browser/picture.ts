import { courses } from './scenes/courses.ts'
import { meetup } from './scenes/meetup.ts'
import { comeNearer, noonGoesRound, seeYouAtNoon } from './scenes/network.ts'
import { ease, faded, HEIGHT, PAPER, type Pen, WIDTH } from './stage.ts'
import type { landDots } from './world.ts'

type Dots = ReturnType<typeof landDots>
type Draw = (pen: Pen, dots: Dots, now: number) => void

/** Each scene with its seconds; they fade into each other over a third of one. */
const SCENES: readonly { from: number; to: number; draw: Draw }[] = [
  { from: -1, to: 5.4, draw: noonGoesRound },
  { from: 5.4, to: 11, draw: comeNearer },
  { from: 11, to: 15.4, draw: (pen, _, now) => courses(pen, now) },
  { from: 15.4, to: 20.4, draw: (pen, _, now) => meetup(pen, now) },
  { from: 20.4, to: 99, draw: seeYouAtNoon },
]
const FADE = 0.3

/** Draws the picture of a moment, in seconds from the beginning. */
export function drawPicture(pen: Pen, dots: Dots, now: number): void {
  pen.globalAlpha = 1
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  for (const { from, to, draw } of SCENES) {
    // From the whole world to the view from nearer there is nothing to fade.
    const shown =
      (from === 5.4 ? ease(now, 5.399, 5.4) : ease(now, from, from + FADE)) *
      (to === 5.4 ? 1 - ease(now, 5.399, 5.4) : 1 - ease(now, to - FADE, to))
    faded(pen, shown, () => draw(pen, dots, now))
  }
}
