import { describe, expect, test } from 'vitest'
import { hasFilter, mapFilterOf, matchingMeetups, matchingMembers, queryOf } from './map-filter.ts'

const now = new Date('2026-11-21T12:00:00Z')
const meetup = (title: string, city: string, country: string, eventDate: string) => ({
  ...{ title, city, country, eventDate },
})
const meetups = [
  meetup('Breakfast', 'Lisbon', 'Portugal', '2026-11-25T08:00:00Z'),
  meetup('Evening', 'Porto', 'Portugal', '2026-12-15T20:00:00Z'),
  meetup('Walk', 'Berlin', 'Germany', '2027-03-01T08:00:00Z'),
]
const titles = (query: string) => matchingMeetups(meetups, mapFilterOf(query), now).map(({ title }) => title)

describe('what the address says', () => {
  test('is read and written the same', () => {
    const query = '?search=ada&tier=pro&country=Portugal&within=30d&list=meetups'
    expect(queryOf(mapFilterOf(query))).toBe(query)
    expect(queryOf(mapFilterOf(''))).toBe('')
  })

  test('is cut between two letters where it is too long', () => {
    const { search, country } = mapFilterOf(`search=${'x'.repeat(119)}🎉&country=${'y'.repeat(119)}🎉`)
    expect([search, country]).toEqual(['x'.repeat(119), 'y'.repeat(119)])
  })

  test('is left out where it makes no sense', () => {
    expect(mapFilterOf('tier=gold&within=9&list=x&search=%20')).toEqual({
      search: '',
      tier: '',
      country: '',
      within: '',
      list: 'members',
    })
  })

  test('is no date of meetups only because every object has something of that name', () => {
    expect(mapFilterOf('within=toString').within).toBe('')
  })

  test('the open list narrows nothing', () => {
    expect(hasFilter(mapFilterOf('list=meetups'))).toBe(false)
    expect(hasFilter(mapFilterOf('country=Fiji'))).toBe(true)
  })
})

describe('meetups', () => {
  test('are found by title or city, in any case', () => {
    expect(titles('search=BREAK')).toEqual(['Breakfast'])
    expect(titles('search=porto')).toEqual(['Evening'])
  })

  test('are found by country and date', () => {
    expect(titles('country=Portugal')).toEqual(['Breakfast', 'Evening'])
    expect(titles('within=7d')).toEqual(['Breakfast'])
    expect(titles('within=30d')).toEqual(['Breakfast', 'Evening'])
    expect(titles('tier=pro')).toHaveLength(3)
  })
})

test('members are found by name or city', () => {
  const members = [
    { username: 'Ada', city: 'Lisbon' },
    { username: 'Bo', city: 'Adana' },
    { username: 'Cy', city: 'Bonn' },
  ]
  expect(matchingMembers(members, { search: 'ada' }).map(({ username }) => username)).toEqual(['Ada', 'Bo'])
})

test('a search minds neither capitals nor accents, as where the server looks', () => {
  const members = ['São Paulo', 'İstanbul', 'Málaga', 'Istanbul', 'Łódź'].map((city) => ({
    username: 'Ada',
    city,
  }))
  const cities = (search: string) => matchingMembers(members, { search }).map(({ city }) => city)
  expect(cities('sao p')).toEqual(['São Paulo'])
  expect(cities('ISTANBUL')).toEqual(['İstanbul', 'Istanbul'])
  expect(cities('malá')).toEqual(['Málaga'])
  expect(cities('lodz')).toEqual(['Łódź'])
  expect(matchingMeetups(meetups, mapFilterOf('search=p%C3%B3rto'), now)).toHaveLength(1)
})
