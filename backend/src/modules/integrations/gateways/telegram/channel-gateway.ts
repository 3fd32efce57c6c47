import type { TelegramStatus } from '@meridian/contracts/values/telegram'

/**
 * The channel and its bot, as this module needs them. Every call throws a TelegramTrouble when Telegram does not do
 * what it was asked for; nothing is repeated here, since a repeated call may have its effect twice.
 */
export interface ChannelGateway {
  /** The channel's id. */
  chatId: string
  /** The bot's own id. */
  botId: string
  /** The bot's name, for links to it. */
  botName(): Promise<string>
  /** Makes a link by which people ask to be let in, good until `expiresAt`. `name` has 32 characters at most. */
  createInviteLink(name: string, expiresAt: Date): Promise<string>
  /** Makes a link unusable; one that already is stays so. */
  revokeInviteLink(inviteLink: string): Promise<void>
  /** Lets in somebody who asked; `gone` when they are no longer asking. */
  approve(telegramUserId: string): Promise<'inside' | 'gone'>
  /** Turns away somebody who asked; anybody who is no longer asking is left alone. */
  decline(telegramUserId: string): Promise<void>
  /**
   * Takes somebody out so that they may come back by a link; somebody who is not in stays out. `isDue` is asked right
   * before: a call may wait for its turn for seconds. Where it says no, they are left alone.
   */
  remove(telegramUserId: string, isDue: () => Promise<boolean>): Promise<'removed' | 'left alone'>
  /** Lifts somebody's ban; somebody who is not banned is left alone. */
  lift(telegramUserId: string): Promise<void>
  /** What somebody is in the channel; `left` for whoever Telegram does not know there. */
  statusOf(telegramUserId: string): Promise<TelegramStatus>
  /** Writes to somebody; `refused` when the bot may not, now or ever. */
  send(telegramUserId: string, text: string): Promise<'sent' | 'refused'>
  /** Has updates sent to our webhook. */
  registerWebhook(): Promise<void>
}

/** Opens the channel that the settings name. */
export type OpenChannel = (settings: { botToken: string; channelId: string }) => ChannelGateway
