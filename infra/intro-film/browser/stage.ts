export type Pen = CanvasRenderingContext2D

export const WIDTH = 1280
export const HEIGHT = 720

/** The colours of the site's light theme: a film is the same by day and by night. */
export const INK = 'oklch(0.23 0.03 258)'
export const SOFT = 'oklch(0.45 0.025 258)'
export const PAPER = 'oklch(0.978 0.005 100)'
export const SHEET = 'oklch(0.995 0.003 100)'
export const RULE = 'oklch(0.86 0.01 100)'
export const LAND = 'oklch(0.76 0.02 250)'
export const SIGNAL = 'oklch(0.43 0.18 266)'
export const PEOPLE = 'oklch(0.56 0.21 27)'

/** From 0 before the time `from` to 1 after `to`, softly at both ends. */
export function ease(now: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

/** Between two numbers. */
export const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** A full circle. */
export function dot(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  pen.fill()
}

/** The outline of a circle. */
export function ring(pen: Pen, x: number, y: number, radius: number, colour: string, width = 2): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  pen.stroke()
}

/** A big word in the serif of the site, as it comes in and goes. */
export function headline(pen: Pen, words: string, at: { x: number; y: number; size?: number }): void {
  pen.font = `430 ${at.size ?? 104}px Newsreader`
  pen.letterSpacing = '-2px'
  // Paper around the letters keeps them apart from what lies behind.
  pen.strokeStyle = PAPER
  pen.lineWidth = 28
  pen.lineJoin = 'round'
  pen.strokeText(words, at.x, at.y)
  pen.fillStyle = INK
  pen.fillText(words, at.x, at.y)
}

/** Draws at this opacity, 0 to 1. */
export function faded(pen: Pen, share: number, draw: () => void): void {
  if (share <= 0) return
  pen.save()
  pen.globalAlpha *= Math.min(1, share)
  draw()
  pen.restore()
}
