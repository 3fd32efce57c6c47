import { AccountSessions } from './20261121-account-sessions.ts'
import { Accounts } from './20261121-accounts.ts'
import { Billing } from './20261121-billing.ts'
import { CheckoutsOfOneCustomer } from './20261121-checkouts-of-one-customer.ts'
import { DirectorySearch } from './20261121-directory-search.ts'
import { Discord } from './20261121-discord.ts'
import { Integrations } from './20261121-integrations.ts'
import { KnowledgeHub } from './20261121-knowledge-hub.ts'
import { Locations } from './20261121-locations.ts'
import { MemberMap } from './20261121-map.ts'
import { MapTotals } from './20261121-map-totals.ts'
import { Meetups } from './20261121-meetups.ts'
import { MemberPages } from './20261121-member-pages.ts'
import { Membership } from './20261121-membership.ts'
import { Platform } from './20261121-platform.ts'
import { Podcast } from './20261121-podcast.ts'
import { ReadModels } from './20261121-read-models.ts'
import { Referrals } from './20261121-referrals.ts'
import { Revocations } from './20261121-revocations.ts'
import { SecondFactor } from './20261121-second-factor.ts'
import { Telegram } from './20261121-telegram.ts'
import { TierEditing } from './20261121-tier-editing.ts'

/** All migrations in the order in which they run. A migration that has been released is never edited. */
export const migrations = [
  { name: '20261121-1-platform', class: Platform },
  { name: '20261121-2-accounts', class: Accounts },
  { name: '20261121-3-membership', class: Membership },
  { name: '20261121-4-read-models', class: ReadModels },
  { name: '20261121-5-billing', class: Billing },
  { name: '20261121-6-integrations', class: Integrations },
  { name: '20261121-7-referrals', class: Referrals },
  { name: '20261121-8-checkouts-of-one-customer', class: CheckoutsOfOneCustomer },
  { name: '20261121-9-revocations', class: Revocations },
  { name: '20261121-locations', class: Locations },
  { name: '20261121-map', class: MemberMap },
  { name: '20261121-directory-search', class: DirectorySearch },
  { name: '20261121-knowledge-hub', class: KnowledgeHub },
  { name: '20261121-podcast', class: Podcast },
  { name: '20261121-account-sessions', class: AccountSessions },
  { name: '20261121-meetups', class: Meetups },
  { name: '20261121-telegram', class: Telegram },
  { name: '20261121-member-pages', class: MemberPages },
  { name: '20261121-second-factor', class: SecondFactor },
  { name: '20261121-discord', class: Discord },
  { name: '20261121-map-totals', class: MapTotals },
  { name: '20261121-tier-editing', class: TierEditing },
]
