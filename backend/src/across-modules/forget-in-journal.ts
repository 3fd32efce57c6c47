import { catalogue } from '@meridian/contracts/events/catalogue'
import type { CommandContext } from '#platform/command-runner'

const ABOUT = "payload ? 'accountId' and payload ->> 'accountId'"

const OF_ACCOUNT = `update domain_events set personal = null where personal is not null and ${ABOUT} = $1`

/** Older events kept in the payload what later ones keep in `personal`. */
const WITHOUT_DETAILS = `(payload - '{description,latitude,longitude,address,city,country,venue,movedFrom,reason}'::text[])
  #- '{notice,movedFrom}'`

/** What others were told of a meetup also belongs to its organiser. */
const OF_ORGANISER = `update domain_events set personal = null, payload = ${WITHOUT_DETAILS}
  where type in ('network.meetup-planned', 'network.meetup-changed', 'network.meetup-canceled', 'network.notice-addressed')
    and (personal is not null or payload <> ${WITHOUT_DETAILS})
    and payload ->> 'meetupId' in (
      select payload ->> 'meetupId' from domain_events
      where type = 'network.meetup-planned' and payload ->> 'organizerId' = $1)`

const OF_CHECKOUTS = `update domain_events set personal = null
  where type = 'membership.checkout-paid' and personal is not null and payload ->> 'checkoutId' in (
    select payload ->> 'checkoutId' from domain_events where ${ABOUT} = $1
      and type in ('accounts.account-opened', 'accounts.account-recognised', 'membership.activated'))`

const named = catalogue.flatMap(({ type, personal }) =>
  personal.some((field) => field === 'telegramUserId') ? [type] : [],
)
const OF_TELEGRAM = `update domain_events set personal = null
  where type in (${named.map((type) => `'${type}'`).join()}) and payload ->> 'accountId' is null
    and personal ->> 'telegramUserId' in (
      select personal ->> 'telegramUserId' from domain_events where ${ABOUT} = $1 and type = 'integrations.telegram-linked')`

/**
 * Forgets who somebody was in every event about them: what happened stays, under an id that leads to nobody. Read
 * models built from it afterwards do not know the person (ADR 025).
 */
export async function forgetInJournal(
  { accountId }: { accountId: string },
  { sql }: CommandContext,
): Promise<void> {
  // OF_ACCOUNT last: OF_TELEGRAM finds its events by what that one removes.
  for (const text of [OF_TELEGRAM, OF_CHECKOUTS, OF_ORGANISER, OF_ACCOUNT])
    await sql.rows({ text, values: [accountId] })
}
