import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import type { Figure } from '../outcome.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Deeds } from './deeds.ts'

/** Counts what is not as it should be, for everything that somebody was told is done. */
export async function effectsOf(around: Surroundings, deeds: Deeds): Promise<Figure[]> {
  const { sql, queues } = around.system
  const count = async (text: string, values: unknown[] = []) =>
    (await sql.rows<{ count: number }>({ text, values }))[0]?.count ?? 0
  const sure = (pairs: Set<string>, except: Set<string>) =>
    [...pairs].filter((pair) => !deeds.unsure.has(pair) && !except.has(pair))
  const failed = await Promise.all(QUEUE_NAMES.map((name) => queues.counts(name)))
  const none = (label: string, value: number): Figure => ({ label, value, wanted: 0 })
  return [
    { label: 'webhooks taken', value: deeds.webhooks.size },
    none('of them not stored', await count(NOT_STORED, [[...deeds.webhooks]])),
    none('messages in the journal twice', await count(TOLD_TWICE)),
    { label: 'people told that they joined', value: deeds.joined.size },
    none('of them without a place', await count(WITHOUT_PLACE, [sure(deeds.joined, deeds.withdrawn)])),
    none('withdrawn with a place', await count(WITH_PLACE, [sure(deeds.withdrawn, new Set())])),
    none('joined or withdrew twice', await count(DONE_TWICE)),
    none('meetups that count wrong', await count(MISCOUNTED)),
    none(
      'memberships that are not active',
      await count(`select count(*)::int from memberships where status <> 'active'`),
    ),
    none(
      'jobs that failed for good',
      failed.reduce((sum, { failed: jobs = 0 }) => sum + jobs, 0),
    ),
  ]
}

const NOT_STORED = `
  select count(*)::int as count from unnest($1::text[]) as taken (id)
  where not exists (select from provider_notifications n where n.provider = 'stripe' and n.id = taken.id)`

const TOLD_TWICE = `
  select count(*)::int as count from (
    select from domain_events where type = 'membership.provider-notified'
    group by payload ->> 'notificationId' having count(*) > 1
  ) twice`

const PLACES = `select meetup_id || ' ' || account_id as pair from meetup_places where state <> 'removed'`

const WITHOUT_PLACE = `
  select count(*)::int as count from (select unnest($1::text[]) as pair except ${PLACES}) missing`

const WITH_PLACE = `
  select count(*)::int as count from (select unnest($1::text[]) as pair intersect ${PLACES}) still`

const DONE_TWICE = `
  select count(*)::int as count from (
    select from domain_events
    where type in ('network.attendee-joined', 'network.attendee-waitlisted', 'network.attendee-withdrew')
    group by payload ->> 'meetupId', payload ->> 'accountId', type = 'network.attendee-withdrew' having count(*) > 1
  ) twice`

/** The counter beside the places, and the read model. */
const MISCOUNTED = `
  select count(*)::int as count from meetups m left join read.meetups r using (id), lateral (
    select count(*) filter (where state in ('interested', 'confirmed')) as attending,
      count(*) filter (where state = 'waitlisted') as waiting
    from meetup_places p where p.meetup_id = m.id
  ) places
  where (m.attendee_count, m.waitlist_count) is distinct from (attending, waiting)
    or (r.attendee_count, r.waitlist_count) is distinct from (m.attendee_count, m.waitlist_count)`

interface Mail {
  to: string[]
  subject: string
}

const PROMOTED = `
  select a.email, count(*)::int as times from domain_events e join accounts a on a.id::text = e.payload ->> 'accountId'
  where e.type = 'network.attendee-promoted' group by 1`

const PAID = `
  select a.email, count(*)::int as times from domain_events e join accounts a on a.id::text = e.payload ->> 'accountId'
  where e.type = 'membership.payment-received' group by 1`

/** Counts mails and payments that came too often or not at all. */
export async function mailsOf(around: Surroundings, paid: ReadonlyMap<string, number>): Promise<Figure[]> {
  const { sql } = around.system
  const mails = (await around.sandbox.get('/control/mail')).json<Mail[]>()
  const timesOf = async (text: string) =>
    new Map(
      (await sql.rows<{ email: string; times: number }>({ text })).map(({ email, times }) => [email, times]),
    )
  const [promoted, told] = [await timesOf(PROMOTED), await timesOf(PAID)]
  return [
    { label: 'promotions', value: totalOf(promoted) },
    {
      label: 'people mailed too often or not at all about them',
      value: differences(promoted, mailed(mails, 'A place for you')),
      wanted: 0,
    },
    { label: 'payments at the provider', value: totalOf(paid) },
    {
      label: 'people whose payments were told of too often or not at all',
      value: differences(paid, told),
      wanted: 0,
    },
    {
      label: 'people with too many receipts or too few',
      value: differences(paid, mailed(mails, 'Your Meridian receipt')),
      wanted: 0,
    },
  ]
}

function mailed(mails: readonly Mail[], subject: string): Map<string, number> {
  const about = mails.filter((mail) => mail.subject.startsWith(subject)).flatMap(({ to }) => to)
  return new Map([...Map.groupBy(about, (to) => to)].map(([to, all]) => [to, all.length]))
}

function differences(wanted: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): number {
  return [...new Set([...wanted.keys(), ...found.keys()])].filter((key) => wanted.get(key) !== found.get(key))
    .length
}

const totalOf = (times: ReadonlyMap<string, number>) => [...times.values()].reduce((sum, one) => sum + one, 0)
