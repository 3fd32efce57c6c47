/** A visible member as a row of `read.map_members`, in the words of the contract. */
export const MEMBER_COLUMNS = `account_id as id, username, tier as "membershipTier", city, country, latitude, longitude,
  true as "isLocationPublic"`
