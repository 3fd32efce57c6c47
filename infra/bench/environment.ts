import { randomBytes } from 'node:crypto'
import { freePort } from '../local/ports.ts'

const KEY_BYTES = 32

/** What the back end signs sessions and Stripe its webhooks with during one benchmark. */
const KEY = randomBytes(KEY_BYTES).toString('hex')
export const WEBHOOK_SECRET = `whsec_${KEY}`

/** The environment of production, with a proxy in front that ends TLS: the benchmark plays the proxy. */
export async function productionEnvironment(databaseUrl: string) {
  const port = String(await freePort())
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: KEY,
    ENCRYPTION_KEY: KEY,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }
}
