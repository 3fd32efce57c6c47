import { createHmac } from 'node:crypto'
import { join, resolve } from 'node:path'
import { urlOn } from '@meridian/contracts/values/url-on'
import { parseEnvironment } from './config/schema.ts'

export { ConfigError, VARIABLES } from './config/schema.ts'
export { makeFolder } from './start-up/make-folder.ts'
export { assertMediaFolder } from './start-up/media-folder.ts'
export { troublesOfServers } from './start-up/reach-servers.ts'
export { assertRedisDatabase } from './start-up/redis-database.ts'
export { whyNotListening } from './start-up/why-not-listening.ts'

/** Everything that can be set from outside, validated. Secrets are in here: never log it whole. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with one line per bad variable: its name, the reason, an example.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = parseEnvironment(env)
  const publicUrl = (values.PUBLIC_URL ?? urlOn(values.HOST, values.PORT)).replace(/\/$/, '')
  return {
    host: values.HOST,
    port: values.PORT,
    workersPort: values.WORKERS_PORT,
    publicUrl,
    /** Whether people reach the site over TLS; a proxy in front may end it. */
    overTls: publicUrl.startsWith('https:'),
    trustProxy: values.TRUST_PROXY,
    drain: values.DRAIN,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    redisUrl: values.REDIS_URL,
    mediaDir: resolve(values.MEDIA_DIR ?? join(values.DATA_DIR, 'media')),
    siteName: values.SITE_NAME,
    supportEmail: values.SUPPORT_EMAIL,
    admin: adminOf(values),
    sessionSecrets: values.SESSION_SECRET,
    encryptionKeys: values.ENCRYPTION_KEY,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiBaseUrl: values.STRIPE_API_BASE_URL,
    },
    telegram: {
      botToken: values.TELEGRAM_BOT_TOKEN,
      channelId: values.TELEGRAM_CHANNEL_ID,
      webhookSecrets: telegramSecrets(values.TELEGRAM_WEBHOOK_SECRET, values.ENCRYPTION_KEY),
      apiBaseUrl: values.TELEGRAM_API_BASE_URL,
    },
    notion: {
      token: values.NOTION_TOKEN,
      apiBaseUrl: values.NOTION_API_BASE_URL,
      pace: values.NOTION_PACE,
    },
    discord: { apiBaseUrl: values.DISCORD_API_BASE_URL },
    geocoding: {
      baseUrl: values.GEOCODING_BASE_URL,
      searchBaseUrl: values.GEOCODING_SEARCH_BASE_URL ?? values.GEOCODING_BASE_URL,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    gracePeriod: values.GRACE_PERIOD,
    renewalNotice: values.RENEWAL_NOTICE,
    meetupReminders: { first: values.MEETUP_FIRST_REMINDER, last: values.MEETUP_LAST_REMINDER },
    welcomeLinkLifetime: values.WELCOME_LINK_LIFETIME,
    passwordResetLifetime: values.PASSWORD_RESET_LIFETIME,
    emailLinkLifetime: values.EMAIL_LINK_LIFETIME,
    sessionLifetime: values.SESSION_LIFETIME,
    seedDemo: values.SEED_DEMO,
    logLevel: values.LOG_LEVEL,
    tracing: tracingOf(values),
    metricsToken: values.METRICS_TOKEN,
  }
}

type Values = ReturnType<typeof parseEnvironment>

function adminOf(values: Values) {
  return {
    username: values.ADMIN_USERNAME,
    email: values.ADMIN_EMAIL,
    password: values.ADMIN_PASSWORD,
    needsSecondFactor: values.NODE_ENV === 'production' || (values.ADMIN_SECOND_FACTOR ?? !values.SEED_DEMO),
  }
}

function tracingOf(values: Values) {
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    delayMs: values.OTEL_BSP_SCHEDULE_DELAY,
  }
}

/**
 * The secrets by which Telegram's webhooks are recognised, the newest first. Unless one is set, they are derived from
 * the keys.
 */
function telegramSecrets(given: string | undefined, keys: readonly string[]): string[] {
  return given === undefined
    ? keys.map((key) => createHmac('sha256', key).update('telegram-webhook').digest('hex'))
    : [given]
}
