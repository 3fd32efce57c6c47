import { randomUUID } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, describe, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import type { Command } from '../command-runner.ts'
import { EVENT_COLUMNS, type EventRow, readEvent } from './events.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const rename: Command<{ accountId: string; username: string; fail?: boolean }, string> = async (
  input,
  { emit },
) => {
  const { accountId, username } = input
  emit({ type: 'accounts.account-renamed', payload: { accountId, username } })
  if (input.fail) throw new DomainError('conflict', 'No.')
  return username
}

async function eventsOf(accountId: string) {
  const text = `select ${EVENT_COLUMNS} from domain_events e where e.payload ->> 'accountId' = $1 order by position`
  return (await system.sql.rows<EventRow>({ text, values: [accountId] })).map(readEvent)
}

describe('a command', () => {
  it('commits its events, and tells the relay of them', async () => {
    const accountId = randomUUID()
    await system.commands.run(rename, { accountId, username: 'Ada' }, 'visitor')
    const [event, ...more] = await eventsOf(accountId)
    expect(more).toEqual([])
    expect(event).toMatchObject({
      type: 'accounts.account-renamed',
      actor: 'visitor',
      payload: { username: 'Ada' },
    })
    const pending = await system.sql.rows({
      text: 'select 1 from relay_pending where position = $1',
      values: [event?.position],
    })
    expect(pending).toHaveLength(1)
  })

  it('leaves nothing behind when it fails', async () => {
    const accountId = randomUUID()
    await expect(
      system.commands.run(rename, { accountId, username: 'Ada', fail: true }, 'visitor'),
    ).rejects.toThrow('No.')
    expect(await eventsOf(accountId)).toEqual([])
  })

  it('has its effect once, however often its message is delivered at the same time', async () => {
    const accountId = randomUUID()
    const delivery = { consumer: 'test', messageId: randomUUID() }
    const input = { accountId, username: 'Ada' }
    const runs = Array.from({ length: 20 }, () => system.commands.runOnce(rename, input, delivery))
    await Promise.all(runs)
    expect(await eventsOf(accountId)).toHaveLength(1)
  })

  it('has its effect once although it tells of nothing', async () => {
    await system.sql.rows({ text: 'create table effects (number int generated always as identity)' })
    const note: Command<undefined, void> = async (_input, { sql }) => {
      await sql.rows({ text: 'insert into effects default values' })
    }
    const delivery = { consumer: 'test', messageId: randomUUID() }
    const runs = Array.from({ length: 20 }, () => system.commands.runOnce(note, undefined, delivery))
    await Promise.all(runs)
    expect(await system.sql.rows({ text: 'select from effects' })).toHaveLength(1)
  })
})

describe('the journal', () => {
  it('cannot be rewritten', async () => {
    await system.commands.run(rename, { accountId: randomUUID(), username: 'Ada' }, 'visitor')
    await expect(system.sql.rows({ text: `update domain_events set type = 'x'` })).rejects.toThrow(
      'append-only',
    )
    await expect(system.sql.rows({ text: 'delete from domain_events' })).rejects.toThrow('append-only')
  })

  it('can forget who somebody was', async () => {
    const accountId = randomUUID()
    await system.commands.run(rename, { accountId, username: 'Ada' }, 'visitor')
    await system.sql.rows({
      text: `update domain_events set personal = null where payload ->> 'accountId' = $1`,
      values: [accountId],
    })
    expect((await eventsOf(accountId))[0]).toMatchObject({ payload: { accountId, username: null } })
  })
})
