import { ease, faded, headline, INK, mix, type Pen, RULE, SHEET, SIGNAL, SOFT } from '../stage.ts'

const BEGIN = 11.2
const SHEETS = [
  { title: 'Pricing your work', lines: [1, 0.92, 0.97, 0.6] },
  { title: 'First ten customers', lines: [0.95, 1, 0.88, 0.74] },
  { title: 'Parts that rust', lines: [1, 0.9, 0.96, 0.45] },
]
const WIDE = 520
const HIGH = 118
const GAP = 22

/** Pages come in, are read line by line, and are done with. */
export function courses(pen: Pen, now: number): void {
  faded(pen, ease(now, BEGIN, BEGIN + 0.6), () => headline(pen, 'Courses', { x: 96, y: 350 }))
  SHEETS.forEach((sheet, place) => {
    const begin = BEGIN + 0.2 + place * 0.3
    faded(pen, ease(now, begin, begin + 0.5), () => {
      const y = 120 + place * (HIGH + GAP) + mix(40, 0, ease(now, begin, begin + 0.5))
      drawSheet(pen, sheet, y, ease(now, begin + 0.7 + place * 0.45, begin + 1.8 + place * 0.45))
    })
  })
}

function drawSheet(pen: Pen, { title, lines }: (typeof SHEETS)[number], y: number, read: number): void {
  const x = 640
  pen.fillStyle = SHEET
  pen.strokeStyle = RULE
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(x, y, WIDE, HIGH, 8)
  pen.fill()
  pen.stroke()
  pen.fillStyle = INK
  pen.font = '430 30px Newsreader'
  pen.letterSpacing = '-0.3px'
  pen.fillText(title, x + 28, y + 42)
  lines.forEach((length, place) => {
    const of = Math.min(1, Math.max(0, read * lines.length - place))
    pen.fillStyle = RULE
    pen.fillRect(x + 28, y + 60 + place * 13, length * 380, 4)
    pen.fillStyle = SOFT
    pen.fillRect(x + 28, y + 60 + place * 13, length * 380 * of, 4)
  })
  drawTick(pen, x + WIDE - 52, y + HIGH / 2, ease(read, 0.85, 1))
}

function drawTick(pen: Pen, x: number, y: number, share: number): void {
  if (share === 0) return
  pen.strokeStyle = SIGNAL
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(x - 14, y)
  pen.lineTo(x - 4, y + 11)
  if (share > 0.4)
    pen.lineTo(mix(x - 4, x + 17, (share - 0.4) / 0.6), mix(y + 11, y - 14, (share - 0.4) / 0.6))
  pen.stroke()
}
