/** What became of actions that must take effect exactly once. */
export interface Deeds {
  /** Ids of webhooks that were taken. */
  webhooks: Set<string>
  /** `<meetup> <member>` of those who were told that they have a place or wait for one, and of those who withdrew. */
  joined: Set<string>
  withdrawn: Set<string>
  /** Those whose call to join or withdraw got no answer, or no success: it may have taken effect all the same. */
  unsure: Set<string>
}

export function noDeeds(): Deeds {
  return { webhooks: new Set(), joined: new Set(), withdrawn: new Set(), unsure: new Set() }
}
