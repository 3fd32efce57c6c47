import type { DomainEvent } from '@meridian/contracts/events/catalogue'

/** A command that changes nothing and tells of a renamed account: the event of tests that need any. */
export const emitRename = async (
  { accountId }: { accountId: string },
  { emit }: { emit(event: DomainEvent): void },
): Promise<void> => emit({ type: 'accounts.account-renamed', payload: { accountId, username: 'Ada' } })
