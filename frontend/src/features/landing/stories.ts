export interface Story {
  readonly name: string
  readonly trade: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly text: string
}

/** Invented members, told as such on the page. From north to south. */
export const STORIES: readonly Story[] = [
  {
    name: 'Ingrid Solvang',
    trade: 'Hardware engineer',
    city: 'Bergen',
    latitude: 60.39,
    longitude: 5.32,
    text: 'Works on tide sensors from a boathouse. She found the two people who had already solved her corrosion problem by looking at who lives along a coast, and asked them.',
  },
  {
    name: 'Dale Whitford',
    trade: 'Runs a studio of four',
    city: 'Boise',
    latitude: 43.62,
    longitude: -116.2,
    text: 'Takes the pricing course again every January, with his own numbers. The second time through he raised his day rate; the third time he dropped a client.',
  },
  {
    name: 'Haruka Mori',
    trade: 'Ceramicist with a web shop',
    city: 'Fukuoka',
    latitude: 33.59,
    longitude: 130.4,
    text: 'Joined for the podcast, stayed for one dinner. She set up a meetup for eight, twelve came off the waitlist over the year, and two of them now photograph her work.',
  },
  {
    name: 'Kwame Adjei',
    trade: 'Logistics founder',
    city: 'Accra',
    latitude: 5.6,
    longitude: -0.19,
    text: 'Travels six weeks a year. Before each trip he opens the map, sees who is within an hour of his hotel, and puts one meetup in the calendar. He has not eaten alone since.',
  },
  {
    name: 'Mariana Duarte',
    trade: 'Independent developer',
    city: 'Porto Alegre',
    latitude: -30.03,
    longitude: -51.23,
    text: 'Reads the channel at breakfast and posts on Fridays what she shipped. She keeps her own pin switched off, and goes to the meetups that others put up.',
  },
]
