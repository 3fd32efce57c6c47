import type { CommandContext } from '#platform/command-runner'
import { closeInvites, type InvitesToClose } from '../../steps/telegram/close-invites.ts'

/** Closes links of a member into the channel. */
export async function closeTelegramInvites(which: InvitesToClose, context: CommandContext): Promise<void> {
  await closeInvites(which, context)
}
