import { LegalPage } from './legal-page.tsx'

const PARTS = [
  [
    'What you buy',
    'A membership for one year in the tier you chose. It opens what that tier holds: the knowledge hub, the podcast, the private channel, the member map and the meetups.',
  ],
  [
    'Price and renewal',
    'The price is in US dollars for a year, with your local tax added at checkout. The membership renews each year at the price you joined at, until you cancel. You can cancel at any time; it then runs to the end of the year you paid for.',
  ],
  [
    'When a payment fails',
    'You keep your access for a short grace period, and we tell you how to fix the payment. After three failed attempts, or when the grace period ends, access stops. It comes back as soon as a payment succeeds.',
  ],
  [
    'How members treat each other',
    'Write and meet as you would among colleagues you respect. What is said in the channel and at meetups stays there. Do not collect other members’ details, and do not pass on invitations or feeds; they are made for one person.',
  ],
  [
    'Ending a membership',
    'We may end the membership of someone who harms other members or the service. Someone whose payment is refunded in full is no longer a member.',
  ],
  [
    'What we are responsible for',
    'We keep the service running with care and tell you when it is not. Members organise meetups themselves, and are responsible for them.',
  ],
] as const

/** /terms */
export function TermsScreen() {
  return <LegalPage title="Terms" lead="What you can expect from us, and we from you." parts={PARTS} />
}
