import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarMeetup, type CalendarOptions, calendarFile } from './calendar-file.ts'

const supper: CalendarMeetup = {
  id: '0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11',
  title: 'Spring supper',
  description: 'Bring somebody.',
  status: 'upcoming',
  eventDate: new Date('2027-03-28T16:30:00Z'),
  sequence: 0,
  changedAt: new Date('2026-11-21T12:00:00Z'),
  attendance: 'interested',
  location: 'The Boathouse, Lisbon, Portugal',
  point: { latitude: 38.7223, longitude: -9.1393 },
}
const options: CalendarOptions = { name: 'Meridian', publicUrl: 'https://meridian.example' }

/** What an independent reader makes of a file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const valueOf = (event: ICAL.Event | undefined, name: string) =>
    event?.component.getFirstPropertyValue(name)
  return { calendar, events, valueOf }
}

const instantOf = (time: ICAL.Time | undefined) => time?.toJSDate().toISOString()
const withText = (text: string) =>
  read(calendarFile([{ ...supper, title: text, description: text }], options))

describe('a calendar file', () => {
  it('says what, when and where', () => {
    const { events, valueOf } = read(calendarFile([supper], options))
    const [event] = events
    expect(event).toMatchObject({
      uid: `meetup-${supper.id}@meridian`,
      summary: 'Spring supper',
      location: 'The Boathouse, Lisbon, Portugal',
      description: `Bring somebody.\n\nhttps://meridian.example/meetups/${supper.id}`,
      sequence: 0,
    })
    expect(instantOf(event?.startDate)).toBe('2027-03-28T16:30:00.000Z')
    expect(instantOf(event?.endDate)).toBe('2027-03-28T18:30:00.000Z')
    expect(valueOf(event, 'status')).toBe('CONFIRMED')
    expect(valueOf(event, 'geo')).toEqual([38.7223, -9.1393])
  })

  it.each([
    ['before the clocks change', '2027-03-27T18:30:00Z', '18:30', '14:30'],
    ['after they changed in Europe', '2027-03-28T17:30:00Z', '18:30', '13:30'],
    ['after they changed back in America, before Europe', '2027-11-07T18:30:00Z', '18:30', '13:30'],
    ['while only America has changed', '2027-03-15T18:30:00Z', '18:30', '14:30'],
  ])('is the same moment on every clock, %s', (_, moment, inLisbon, inNewYork) => {
    const { events } = read(calendarFile([{ ...supper, eventDate: new Date(moment) }], options))
    const instant = events[0]?.startDate.toJSDate()
    const shown = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
    expect([shown('Europe/Lisbon'), shown('America/New_York')]).toEqual([inLisbon, inNewYork])
  })

  it('is called off, or waits, in words that calendars know', () => {
    const canceled = { ...supper, status: 'canceled' as const, sequence: 2 }
    const waiting = { ...supper, attendance: 'waitlisted' as const }
    const { events, valueOf } = read(calendarFile([canceled, waiting], options))
    expect(events.map((event) => [valueOf(event, 'status'), event.sequence, event.summary])).toEqual([
      ['CANCELLED', 2, 'Spring supper'],
      ['TENTATIVE', 0, 'Waitlist: Spring supper'],
    ])
  })

  it('comes by mail from somebody, to be taken in or out', () => {
    const sentBy = {
      method: 'CANCEL',
      organizer: { name: 'Meridian', email: 'help@meridian.example' },
    } as const
    const { calendar, events, valueOf } = read(calendarFile([supper], { ...options, sentBy }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(valueOf(events[0], 'organizer')).toBe('mailto:help@meridian.example')
    expect(calendarFile([supper], options)).not.toContain('METHOD')
  })

  it.each([
    ['separators', 'Wine; cheese, bread \\ water: all of it'],
    ['a forged entry', 'Supper\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged'],
    ['a script', '<script>alert("1")</script>'],
    ['text from right to left', 'לקראת האביב مرحبا بكم'],
    ['letters of several bytes at every fold', '👩‍👩‍👧‍👦ü漢'.repeat(200)],
    ['10,000 letters', 'x'.repeat(10_000)],
  ])('keeps %s as text', (_, text) => {
    const { events } = withText(text)
    expect(events).toHaveLength(1)
    expect(events[0]?.summary.replace(/\r?\n/g, '\n')).toBe(text.replace(/\r?\n/g, '\n'))
  })

  it('has lines of at most 75 bytes, each ended as it has to be', () => {
    const file = calendarFile([{ ...supper, description: 'ü漢👩‍👩‍👧‍👦'.repeat(300) }], options)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.every((line) => !line.includes('\n') && line.isWellFormed())).toBe(true)
  })

  it('is the same file for the same meetups, and may be empty with a reason', () => {
    expect(calendarFile([supper], options)).toBe(calendarFile([supper], options))
    const { events, calendar } = read(calendarFile([], { ...options, note: 'No access, for now.' }))
    expect(events).toEqual([])
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toBe('No access, for now.')
  })
})
