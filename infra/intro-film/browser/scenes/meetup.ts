import { dot, ease, faded, headline, INK, mix, PEOPLE, type Pen, RULE, ring, SHEET, SOFT } from '../stage.ts'

const BEGIN = 15.6
const SEATS = 8
const LEAVES_AT = 18.1
const LEAVING = 2
const TABLE = { x: 880, y: 316, radius: 122, seats: 186 }
const WAITING = { x: 1190, y: 500 }

/** Eight seats fill, one becomes free, and whoever waited gets it. */
export function meetup(pen: Pen, now: number): void {
  faded(pen, ease(now, BEGIN, BEGIN + 0.6), () => {
    headline(pen, 'Meetup', { x: 96, y: 350 })
    dot(pen, TABLE.x, TABLE.y, TABLE.radius, SHEET)
    ring(pen, TABLE.x, TABLE.y, TABLE.radius, INK, 3)
    for (let seat = 0; seat < SEATS; seat += 1) ring(pen, ...seatAt(seat), 27, RULE, 3)
  })
  for (let seat = 0; seat < SEATS; seat += 1) drawGuest(pen, seat, now)
  drawWaiting(pen, now)
  faded(pen, ease(now, 16.4, 17), () => {
    pen.fillStyle = SOFT
    pen.font = '500 40px Schibsted'
    pen.letterSpacing = '0px'
    pen.textAlign = 'center'
    pen.fillText(`${taken(now)}/${SEATS}`, TABLE.x, TABLE.y + 14)
    pen.textAlign = 'start'
  })
}

/** How many sit by then. */
function taken(now: number): number {
  const come = Array.from({ length: SEATS }, (_, seat) => now >= comesAt(seat) + 0.3).filter(Boolean).length
  return come - (now > LEAVES_AT && now < LEAVES_AT + 1.5 ? 1 : 0)
}

const comesAt = (seat: number) => BEGIN + 0.5 + ((seat * 3) % SEATS) * 0.17

function seatAt(seat: number): [x: number, y: number] {
  const angle = (seat / SEATS) * 2 * Math.PI - Math.PI / 2
  return [TABLE.x + TABLE.seats * Math.cos(angle), TABLE.y + TABLE.seats * Math.sin(angle)]
}

function drawGuest(pen: Pen, seat: number, now: number): void {
  const [x, y] = seatAt(seat)
  const come = ease(now, comesAt(seat), comesAt(seat) + 0.4)
  if (seat !== LEAVING) return dot(pen, x, y, 22 * come, PEOPLE)
  const gone = ease(now, LEAVES_AT, LEAVES_AT + 0.7)
  faded(pen, 1 - gone, () => dot(pen, x + 150 * gone, y - 60 * gone, 22 * come, PEOPLE))
}

function drawWaiting(pen: Pen, now: number): void {
  const come = ease(now, 17.2, 17.7)
  const up = ease(now, LEAVES_AT + 0.8, LEAVES_AT + 1.5)
  const [x, y] = seatAt(LEAVING)
  const [atX, atY] = [mix(WAITING.x, x, up), mix(WAITING.y, y, up)]
  ring(pen, atX, atY, 19 * come, PEOPLE, 4)
  dot(pen, atX, atY, 22 * up * come, PEOPLE)
}
