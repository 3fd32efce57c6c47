/** What became of things that must have their effect once. */
export interface Deeds {
  /** Ids of webhooks that were taken. */
  webhooks: Set<string>
  /** `<meetup> <member>` of those who were told that they have a place or wait for one, and of those who withdrew. */
  joined: Set<string>
  withdrawn: Set<string>
  /** Of those whose call to join or to withdraw was not answered, or not with success: it may have had its effect. */
  unsure: Set<string>
}

export function noDeeds(): Deeds {
  return { webhooks: new Set(), joined: new Set(), withdrawn: new Set(), unsure: new Set() }
}
