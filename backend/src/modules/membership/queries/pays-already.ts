/** The rule `paysAlready` of `domain/claim.ts`, about a membership `m`. */
export const PAYS_ALREADY = `m.status in ('active', 'payment_failed') and m.access_ended_at is null
  and m.complimentary_until is null`
