import { DEMO_ACCOUNTS } from './plan/memberships.ts'
import { playDemo } from './play/play-demo.ts'
import { createTimeMachine } from './play/time-machine.ts'

/**
 * Plays the demo community into an empty database while nothing but the sandbox runs. Prints how far it is, and the
 * accounts to sign in with.
 */
const machine = createTimeMachine(process.env)
let told = 0
const played = await playDemo(machine, (done, of) => {
  const tenths = Math.floor((done / of) * 10)
  if (tenths > told) process.stdout.write(`demo: ${tenths * 10} %\n`)
  told = Math.max(told, tenths)
})
if (played.outcome === 'not ours')
  process.stdout.write('demo: left out, since this community has begun a life of its own\n')
else {
  const accounts = DEMO_ACCOUNTS.map((account) => ({ ...account, label: labelOf(account) }))
  const admin = played.outcome === 'played' ? [{ ...played.admin, label: 'admin' }] : []
  for (const { label, email, password } of [...admin, ...accounts])
    process.stdout.write(`account: ${label} ${email} ${password}\n`)
}
await machine.close()

function labelOf({ username }: { username: string }): string {
  return username.replace('Demo ', '').toLowerCase()
}
