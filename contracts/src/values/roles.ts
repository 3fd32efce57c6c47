/** Who a signed-in person is to the community. Admin is the one reserved user, staff are appointed by the admin. */
export const ROLES = ['member', 'staff', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** True for the people who run the community. */
export function isStaff(role: Role): boolean {
  return role !== 'member'
}
