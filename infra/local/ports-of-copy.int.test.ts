import { expect, it } from 'vitest'
import { freePort } from './ports.ts'
import { assertPortsAreFree } from './ports-of-copy.ts'

const settings = { host: '127.0.0.1', dataDir: '/nowhere', databaseUrl: undefined, dev: false }

it.each([
  { port: 4190, refused: 'PORT 4190' },
  { port: 4180, dev: true, refused: 'PORT + 10 (front end) 4190' },
  { sandboxPort: 6697, refused: 'SANDBOX_PORT 6697' },
])('says at once that browsers do not open $refused', async ({ refused, ...given }) => {
  const [port, sandboxPort] = [await freePort(), await freePort(2)]
  await expect(assertPortsAreFree({ ...settings, port, sandboxPort, ...given })).rejects.toThrow(
    `Browsers refuse to open ${refused}. Choose another one, for example `,
  )
})

it('lets mail go to a port that browsers do not open', async () => {
  const port = await freePort()
  await expect(assertPortsAreFree({ ...settings, port, sandboxPort: 6696 })).resolves.toBeUndefined()
})
