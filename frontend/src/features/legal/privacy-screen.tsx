import { LegalPage } from './legal-page.tsx'

const PARTS = [
  [
    'What we keep',
    'Your username, e-mail address and a scrambled form of your password; your tier and the state of your payments; and what you choose to add, such as a location, a Telegram account or a meetup.',
  ],
  [
    'Cards',
    'Your card number never reaches our servers. The payment provider takes it and tells us only whether a payment succeeded.',
  ],
  [
    'Where you are',
    'Your location is off until you switch it on. Others then see a point within about a kilometre of it, always the same one; only you see the exact place. Switching it off takes you off the map at once.',
  ],
  [
    'Who else sees it',
    'The providers that make a part of the service work: payments, mail, the Telegram channel and the knowledge hub. Each gets only what its part needs. Nobody else does, and nothing is sold.',
  ],
  [
    'In your browser',
    'One cookie keeps you signed in. The browser also remembers who is signed in and the theme you chose. There is no tracking and no advertising.',
  ],
  [
    'Yours to take or delete',
    'Ask us for a copy of what we hold about you, or to delete it. We keep only what bookkeeping law makes us keep.',
  ],
] as const

/** /privacy */
export function PrivacyScreen() {
  return <LegalPage title="Privacy" lead="What we know about you, why, and who else does." parts={PARTS} />
}
