import pg from 'pg'
import { DEMO_ACCOUNTS } from './plan/memberships.ts'
import type { Played } from './play/play-demo.ts'
import { END, standingOf } from './play/progress.ts'

/**
 * Plays the demo community into an empty database while nothing but the sandbox runs. Prints its progress, and the
 * accounts to sign in with.
 */
const played = (await isPlayed()) ? { outcome: 'there already' as const } : await play()

/** Checked without the rest of the product, which takes longer to load than all else that a later start does here. */
async function isPlayed(): Promise<boolean> {
  const client = new pg.Client(process.env.DATABASE_URL)
  await client.connect()
  const sql = { rows: async (query: pg.QueryConfig) => (await client.query(query)).rows }
  const standing = await standingOf({ sql })
  await client.end()
  return standing.kind === 'begun' && standing.done.has(END)
}

async function play(): Promise<Played> {
  const [{ playDemo }, { createTimeMachine }] = await Promise.all([
    import('./play/play-demo.ts'),
    import('./play/time-machine.ts'),
  ])
  const machine = createTimeMachine(process.env)
  let told = 0
  const outcome = await playDemo(machine, (done, of) => {
    const tenths = Math.floor((done / of) * 10)
    if (tenths > told) process.stdout.write(`demo: ${tenths * 10} %\n`)
    told = Math.max(told, tenths)
  })
  await machine.close()
  return outcome
}

if (played.outcome === 'not ours')
  process.stdout.write('demo: left out, since this community has begun a life of its own\n')
else {
  const accounts = DEMO_ACCOUNTS.map((account) => ({ ...account, label: labelOf(account) }))
  const admin = played.outcome === 'played' ? [{ ...played.admin, label: 'admin' }] : []
  for (const { label, email, password } of [...admin, ...accounts])
    process.stdout.write(`account: ${label} ${email} ${password}\n`)
}

function labelOf({ username }: { username: string }): string {
  return username.replace('Demo ', '').toLowerCase()
}
