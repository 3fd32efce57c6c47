/** What banks mean by their codes, in words that say what to do. */
const REASONS: Record<string, string> = {
  insufficient_funds: 'There was not enough money on the card.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code was wrong.',
  lost_card: 'The bank has blocked the card.',
  stolen_card: 'The bank has blocked the card.',
  pickup_card: 'The bank has blocked the card.',
  fraudulent: 'The bank refused the payment. Please ask your bank, or use another card.',
  processing_error: 'The bank could not be reached. The payment will be tried again.',
  authentication_required: 'The bank wants you to confirm the payment.',
  card_velocity_exceeded: 'The card has reached its limit.',
  withdrawal_count_limit_exceeded: 'The card has reached its limit.',
  card_not_supported: 'The card does not allow this kind of payment.',
  currency_not_supported: 'The card does not allow payments in this currency.',
}

const UNKNOWN = 'The bank refused the payment and gave no reason.'

/** A bank's refusal in plain words; codes that nobody has heard of get plain words as well. */
export function declineReason(code: string | null | undefined): string {
  return (code && REASONS[code]) || UNKNOWN
}
