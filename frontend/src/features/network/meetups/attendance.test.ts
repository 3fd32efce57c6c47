import { expect, test } from 'vitest'
import { attendanceOf, formatSeats, leftNote } from './attendance.ts'

const open = {
  status: 'upcoming' as const,
  waitlistPosition: null,
  mayJoin: true,
  maxAttendees: 20,
  attendeeCount: 12,
  requiredTier: 'basic' as const,
}

test('whoever takes part sees how', () => {
  expect(attendanceOf({ ...open, userStatus: 'confirmed' })).toEqual({ kind: 'confirmed' })
  expect(attendanceOf({ ...open, userStatus: 'interested', attendeeCount: 20 })).toEqual({
    kind: 'interested',
  })
  expect(attendanceOf({ ...open, waitlistPosition: 3 })).toEqual({ kind: 'waiting', position: 3 })
})

test('a full meetup has a waitlist and says so', () => {
  expect(attendanceOf(open)).toEqual({ kind: 'open' })
  expect(attendanceOf({ ...open, attendeeCount: 20 })).toEqual({
    kind: 'full',
    reason: 'Full: all 20 places are taken.',
  })
  expect(attendanceOf({ ...open, maxAttendees: null, attendeeCount: 9_000 })).toEqual({ kind: 'open' })
})

test('a meetup above the own tier says what it takes', () => {
  expect(attendanceOf({ ...open, mayJoin: false, requiredTier: 'pro' })).toEqual({
    kind: 'locked',
    reason: 'Locked: this meetup, and its exact place, are for the Pro tier and above.',
  })
  expect(attendanceOf({ ...open, mayJoin: false, requiredTier: 'enterprise' })).toMatchObject({
    reason: 'Locked: this meetup, and its exact place, are for the Enterprise tier.',
  })
})

test('what is over or called off cannot be joined', () => {
  expect(attendanceOf({ ...open, status: 'past', userStatus: 'confirmed' })).toEqual({ kind: 'over' })
  expect(attendanceOf({ ...open, status: 'canceled' })).toEqual({ kind: 'canceled' })
})

test('counts attendees with the most there may be', () => {
  expect(formatSeats(open)).toBe('12/20 attendees')
  expect(formatSeats({ ...open, maxAttendees: null })).toBe('12 attendees')
  expect(formatSeats({ ...open, attendeeCount: 1, maxAttendees: null })).toBe('1 attendee')
})

test('whoever leaves is told who gets the place, where somebody does', () => {
  const full = { ...open, attendeeCount: 20 }
  expect(leftNote('place', full)).toEqual({
    title: 'You have withdrawn',
    description: 'Your place goes to whoever has waited longest.',
  })
  expect(leftNote('place', open)).toEqual({ title: 'You have withdrawn' })
  expect(leftNote('place', { ...full, maxAttendees: null })).toEqual({ title: 'You have withdrawn' })
  expect(leftNote('waitlist', full)).toEqual({ title: 'You are off the waitlist.' })
})
