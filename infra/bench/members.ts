import type { System } from '@meridian/backend/worker-api'
import { PERSON } from './back-end.ts'

const ACCOUNTS = `
  insert into accounts (id, username, username_key, email, email_key, password_hash, role, joined_at, last_active_at)
  select gen_random_uuid(), name, name, name || '@example.org', name || '@example.org', model.password_hash, 'member',
    now(), now()
  from (select 'person' || n as name from generate_series(1, $1) n) as names, accounts model
  where model.email = $2
  on conflict do nothing`

const MEMBERSHIPS = `
  insert into memberships (
    account_id, status, tier, yearly_price_cents, current_period_end, stripe_customer_id, stripe_subscription_id)
  select id, 'active', 'pro', 19900, to_timestamp(4102444800), 'cus_' || username, 'sub_' || username
  from accounts where username like 'person%'
  on conflict do nothing`

/** The e-mail of one of the people that `insertPeople` made, counted from 1. */
export function emailOf(person: number): string {
  return `person${person}@example.org`
}

/** The provider's customer behind one of the members that `insertMembers` made, counted from 1. */
export function customerOf(person: number): string {
  return `cus_person${person}`
}

/** Adds `count` people with the password of `PERSON`, by plain SQL: signing each up would take minutes. */
export async function insertPeople({ sql }: System, count: number): Promise<void> {
  await sql.rows({ text: ACCOUNTS, values: [count, PERSON.email] })
}

/** Adds `count` people, each a member. */
export async function insertMembers(system: System, count: number): Promise<void> {
  await insertPeople(system, count)
  await system.sql.rows({ text: MEMBERSHIPS })
}
