import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './global-setup.ts'

/** An empty, migrated database of its own for the test file that asks. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  await execute(server, `create database ${name} template ${TEMPLATE}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) }
}

/** Lock for copying a template, one at a time: PostgreSQL refuses a second copy meanwhile. */
const COPYING = 4_711

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [COPYING])
    await client.query(statement)
  } finally {
    await client.end()
  }
}
