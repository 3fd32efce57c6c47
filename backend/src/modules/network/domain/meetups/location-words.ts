import type { MeetupDetails } from './meetup.ts'

/** Where a meetup is in one line: exactly for members, the city for everybody else. */
export function locationWords(
  { venue, address, city, country }: Pick<MeetupDetails, 'venue' | 'address' | 'city' | 'country'>,
  exactly: boolean,
): string {
  const exact = exactly ? [venue, address] : []
  return [...exact, city, country].filter((part) => part !== '').join(', ')
}
