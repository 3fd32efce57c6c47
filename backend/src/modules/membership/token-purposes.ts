/** What the tokens of claim links are signed for. */
export const CLAIM_LINK = 'claim-membership'
