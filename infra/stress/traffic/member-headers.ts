import type { TestMember } from '../../simulation/members.ts'
import type { Request } from './ask.ts'

/** Makes the request of a turn; undefined when there is none of its kind. */
export type MakeRequest = (turn: number) => Request | undefined

/** Each request comes from an address of its own, as through a proxy. */
export function addressOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
}

/** What a member's browser sends along. */
export function memberHeaders({ browser }: TestMember, turn: number): Record<string, string> {
  return { cookie: browser.cookie(), 'x-forwarded-for': addressOf(turn) }
}
