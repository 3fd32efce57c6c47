import type { Decline } from '../objects/charge.ts'

/** What a bank says to a charge. */
export type Verdict = { kind: 'paid' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline }

/** How a charge is asked for. */
export interface Attempt {
  /** The buyer is in front of the screen. */
  onSession: boolean
  /** The buyer has just proven to be the card's owner. */
  authenticated: boolean
  /** The provider's own schedule asks; left out: whenever the buyer is away. */
  scheduled?: boolean
}

const PAID: Verdict = { kind: 'paid' }
const AUTHENTICATE: Verdict = { kind: 'authenticate' }

function declined(declineCode: string, message: string, code = 'card_declined'): Verdict {
  return { kind: 'declined', decline: { code, declineCode, message } }
}

/** The decline of a card for which a bank gives no reason. */
export const GENERIC_DECLINE: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

const INSUFFICIENT_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.')

/** The published test cards; each answers the same in every attempt unless it says otherwise. */
const CARDS: Record<string, (attempt: Attempt) => Verdict> = {
  '4242424242424242': () => PAID,
  '4000056655665556': () => PAID,
  '5555555555554444': () => PAID,
  '2223003122003222': () => PAID,
  '378282246310005': () => PAID,
  '6011111111111117': () => PAID,
  '4000000000000002': () => ({ kind: 'declined', decline: GENERIC_DECLINE }),
  '4000000000009995': () => INSUFFICIENT_FUNDS,
  '4000000000009987': () => declined('lost_card', 'Your card was declined.'),
  '4000000000009979': () => declined('stolen_card', 'Your card was declined.'),
  '4000000000000069': () => declined('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': () =>
    declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  '4000000000000119': () =>
    declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  '4100000000000019': () => declined('fraudulent', 'Your card was declined.'),
  // Works while its owner is there, and is refused at each renewal.
  '4000000000000341': ({ onSession }) => (onSession ? PAID : { kind: 'declined', decline: GENERIC_DECLINE }),
  // Asks once, and then lets renewals through.
  '4000002500003155': ({ onSession, authenticated }) => (onSession && !authenticated ? AUTHENTICATE : PAID),
  // Asks every time, renewals included.
  '4000002760003184': ({ authenticated }) => (authenticated ? PAID : AUTHENTICATE),
  '4000008260003178': ({ authenticated }) => (authenticated ? INSUFFICIENT_FUNDS : AUTHENTICATE),
}

/** What the card's bank says; numbers that are not test cards are refused, as in the provider's test mode. */
export function judgeCard(number: string, attempt: Attempt): Verdict {
  const judge = CARDS[number]
  if (judge) return judge(attempt)
  return declined(
    'test_mode_live_card',
    'Your card was declined. This is a sandbox, and the number is not one of its test cards.',
  )
}

/** Ids that stand for a test card in calls from a server, where a browser would have sent the number. */
const TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
}

/** The number behind such an id; undefined for other ids. */
export function testCardNumber(token: string): string | undefined {
  return TOKENS[token]
}
