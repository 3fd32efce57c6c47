import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { openWay } from '@meridian/infra/testing/way-to-server'
import { openWeakLine } from '@meridian/infra/testing/weak-line'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { System } from '../../compose.ts'
import { createListeningConnection, type ListeningConnection } from './listening-connection.ts'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const openingOf = (connection: ListeningConnection) => () => {
  connection.ensure()
  return connection.isOpen()
}

it('tells of each outage once, however often it is tried again meanwhile', async () => {
  const address = new URL(system.config.databaseUrl)
  const line = await openWeakLine(Number(address.port))
  address.port = new URL(line.url).port
  const errors: unknown[] = []
  const connection = createListeningConnection(address.href, 'told', {
    onMessage: () => {},
    onError: (error) => errors.push(error),
  })
  const opened = openingOf(connection)
  const triedOften = () => {
    connection.ensure()
    tries += 1
    return tries % 15 === 0
  }
  let tries = 0

  line.cut()
  await until(triedOften, { what: 'some attempts' })
  expect(errors).toHaveLength(1)
  line.mend()
  await until(opened, { what: 'a connection' })
  expect(errors).toHaveLength(1)
  line.cut()
  await until(triedOften, { what: 'more attempts' })
  expect([errors.length, connection.isOpen()]).toEqual([2, false])
  line.mend()
  await until(opened, { what: 'another connection' })
  await connection.close()
  expect(errors).toHaveLength(2)
  line.close()
})

it('hears that nothing is heard any more on a connection that has fallen silent, and opens another', async () => {
  const way = await openWay(system.config.databaseUrl)
  onTestFinished(way.close)
  const errors: unknown[] = []
  const heard: string[] = []
  const connection = createListeningConnection(way.url, 'told', {
    onMessage: (payload) => heard.push(payload),
    onError: (error) => errors.push(error),
  })
  const opened = openingOf(connection)
  await until(opened, { what: 'a connection' })
  way.silence()
  await until(() => !opened(), { within: 30_000, what: 'its end' })
  expect(errors).toHaveLength(1)
  await until(opened, { what: 'another connection' })
  await system.sql.rows({ text: `notify told, 'again'` })
  await until(() => heard.includes('again'), { what: 'what it hears' })
  await connection.close()
})

it('keeps no connection that does not listen', async () => {
  const address = new URL(system.config.databaseUrl)
  address.searchParams.set('application_name', 'deaf')
  const errors: unknown[] = []
  const connection = createListeningConnection(address.href, 'no such channel', {
    onMessage: () => {},
    onError: (error) => errors.push(error),
  })
  connection.ensure()
  await until(() => errors.length > 0, { what: 'the refusal' })
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('syntax error') })])
  const text = `select 1 from pg_stat_activity where application_name = 'deaf'`
  await until(async () => (await system.sql.rows({ text })).length === 0, { what: 'its end' })
  await connection.close()
})

it('does not wait for ever for a server that takes the call and says nothing', async () => {
  const calls: Socket[] = []
  const server = createServer((socket) => void calls.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const errors: unknown[] = []
  const connection = createListeningConnection(`postgres://somebody@127.0.0.1:${port}/silent`, 'told', {
    onMessage: () => {},
    onError: (error) => errors.push(error),
  })
  connection.ensure()
  await until(() => errors.length > 0, { what: 'the end of its patience' })
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('timeout') })])
  await connection.close()
  for (const socket of calls) socket.destroy()
  server.close()
})
