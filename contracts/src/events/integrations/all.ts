import { accessRevoked } from './access-revoked.ts'
import { discordLinkGivenUp } from './discord-link-given-up.ts'
import { discordLinked } from './discord-linked.ts'
import { harvestFinished } from './harvest-finished.ts'
import { harvestRequested } from './harvest-requested.ts'
import { integrationConfigured } from './integration-configured.ts'
import { integrationDisconnected } from './integration-disconnected.ts'
import { integrationStatusChanged } from './integration-status-changed.ts'
import { telegramInviteTold } from './telegram-invite-told.ts'
import { telegramInvited } from './telegram-invited.ts'
import { telegramInvitesClosed } from './telegram-invites-closed.ts'
import { telegramJoinSettled } from './telegram-join-settled.ts'
import { telegramLinked } from './telegram-linked.ts'
import { telegramNotified } from './telegram-notified.ts'
import { telegramRemovalRefused } from './telegram-removal-refused.ts'
import { telegramRemoved } from './telegram-removed.ts'
import { telegramSeatDoubted } from './telegram-seat-doubted.ts'
import { telegramUnlinked } from './telegram-unlinked.ts'

/** The events about the external services that the community works with. */
export const integrationEvents = [
  accessRevoked,
  discordLinkGivenUp,
  discordLinked,
  harvestFinished,
  harvestRequested,
  integrationConfigured,
  integrationDisconnected,
  integrationStatusChanged,
  telegramInviteTold,
  telegramInvited,
  telegramInvitesClosed,
  telegramJoinSettled,
  telegramLinked,
  telegramNotified,
  telegramRemovalRefused,
  telegramRemoved,
  telegramSeatDoubted,
  telegramUnlinked,
] as const
