import { giveUpFeed } from '#modules/content'
import { unlinkDiscord, unlinkTelegram } from '#modules/integrations'
import { giveUpCalendar, leaveNetwork } from '#modules/network'
import type { Command } from '#platform/command-runner'

type Ties = readonly Command<{ accountId: string }, void>[]

/**
 * What lets in, or tells something to, whoever has copied it, for as long as it stays: no password is asked for there.
 */
export const PRIVATE_ADDRESSES: Ties = [giveUpFeed, giveUpCalendar]

/**
 * Everything that whoever used an account before may have left in it that lets them in again, or tells them something.
 */
export const ALL_TIES: Ties = [unlinkTelegram, unlinkDiscord, giveUpFeed, leaveNetwork]
