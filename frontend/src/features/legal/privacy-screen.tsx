import { Link } from 'wouter'
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
    'Your location is off until you switch it on. Others then see a point within about two kilometres of it, and that point does not change while you stay in the area; only you see the exact place. Switching it off takes you off the map at once.',
  ],
  [
    'Who else sees it',
    'Members see your username, your membership, and when you joined and were last here. The services that we work with get only what they need for their part. The payment provider gets your e-mail address and, for the tax, your network address; the e-mail service gets what we write to you; the workspace of the knowledge hub gets your username and membership; Telegram and Discord get your account there, once you link it; and the map service gets a city or a rounded point to look up, without your name. Nothing is sold.',
  ],
  [
    'In your browser',
    'We set three cookies. One keeps you signed in, or in your checkout, for 30 days at most. One marks a browser that you signed in with, so that others who guess your password cannot keep you out, and one holds your own invitation code, so that nobody invites themselves; both last a year. The browser also remembers who is signed in and the theme you chose and, until you close the tab, the invitation you came through and what you have just paid. At the checkout the payment provider may set cookies of its own, and so may another service’s player once you press play. We do not track you, and show no advertising.',
  ],
  [
    'Yours to take or delete',
    <>
      Under{' '}
      <Link href="/settings" className="text-link">
        Settings
      </Link>{' '}
      you can download everything that we keep about you, and delete your account. Your personal data then
      goes, except payment records we must keep by law.
    </>,
  ],
] as const

/** /privacy */
export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy" lead="What we know about you, why, and who else knows it." parts={PARTS} />
  )
}
