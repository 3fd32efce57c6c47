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
if (played === 'not ours')
  process.stdout.write('demo: left out, since this community has begun a life of its own\n')
else
  for (const { username, email, password } of DEMO_ACCOUNTS)
    process.stdout.write(`account: ${username.replace('Demo ', '').toLowerCase()} ${email} ${password}\n`)
await machine.close()
