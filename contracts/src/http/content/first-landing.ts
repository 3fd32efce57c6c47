import type { LandingForm } from './landing.ts'

/** What the start page says until the admin has published something else. The members in it are invented. */
export const FIRST_LANDING: LandingForm = {
  hero: {
    title: 'A club for people who build, wherever they\u00a0are',
    text: '{site} is a paid community of founders, engineers and makers: a private network on a map, courses that get to the point, and meetups in the places you live in and travel to.',
  },
  video: { kind: 'built-in' },
  pillars: {
    lead: 'Everything in the club is one of these, or it is not in the club.',
    items: [
      {
        title: 'Network',
        text: 'A map of the members who chose to be on it. See who is in the city you live in, and in the one you fly to next. You decide whether you appear; others see you to within about two kilometres, never closer.',
      },
      {
        title: 'Courses',
        text: 'A knowledge hub of guides and courses, short enough to finish and written by people who did the thing themselves. How deep it goes depends on your tier.',
      },
      {
        title: 'Meetup',
        text: 'Dinners, walks and working days, set up by members. Small by rule: each has a limited number of seats, and a waitlist that moves up on its own.',
      },
    ],
  },
  inside: {
    lead: 'From the day you join until the day you leave. You can cancel at any time.',
    items: [
      {
        title: 'Knowledge hub',
        text: 'Your own entrance to the library, with pages at two depths: Basic+ and Pro+.',
      },
      {
        title: 'Private Telegram channel',
        text: 'Where the day-to-day talk happens. Your invitation is yours alone and works once.',
      },
      {
        title: 'Premium podcast',
        text: 'Long conversations with members, in a feed that your usual player can read.',
      },
      {
        title: 'Member map',
        text: 'Who is where, in about the right place. Switched off for you until you switch it on.',
      },
      {
        title: 'Meetups',
        text: 'Join with one click, add the date to your calendar, and get a reminder the day before.',
      },
      { title: 'Invitations', text: 'A code of your own, and a plain count of who came in with it.' },
    ],
  },
  stories: {
    title: 'Five members, five ways to use it',
    lead: 'Illustrative case studies: these people are invented. What they do with their membership is what it is made for.',
    items: [
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
        text: 'Reads the channel at breakfast and, on Fridays, posts what she has shipped. She keeps her own pin switched off, and goes to the meetups that others put on.',
      },
    ],
  },
  about: {
    opening:
      'A meridian joins every place that has noon at the same moment. That is the idea: people far apart, on the same hour.',
    paragraphs: [
      '{site} is a members’ club for people who make a living by making things. It has no advertisers and sells no data. Membership fees pay for the writing and the software; that is why there is a fee, and why there is only one kind of customer.',
      'The club is meant to be useful on a Tuesday. If you have not met anyone, learned anything or gone anywhere through it in a year, you should not renew.',
    ],
  },
  closing: 'See you at noon.',
}
