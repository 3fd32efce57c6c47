import { z } from 'zod'
import { durationVariable, folder, httpUrl, keyList, postgresUrl, urlList } from './config-variables.ts'

const EXAMPLES: Record<string, string> = {
  DATA_DIR: 'DATA_DIR=.data',
  MEDIA_DIR: 'MEDIA_DIR=/var/lib/meridian/media',
  PORT: 'PORT=3000',
  HOST: 'HOST=127.0.0.1',
  WORKERS_PORT: 'WORKERS_PORT=3001',
  PUBLIC_URL: 'PUBLIC_URL=https://members.example.org',
  DRAIN: 'DRAIN=PT5S',
  DATABASE_URL: 'DATABASE_URL=postgres://meridian:password@127.0.0.1:5432/meridian',
  DATABASE_REPLICA_URLS: 'DATABASE_REPLICA_URLS=postgres://one/meridian,postgres://two/meridian',
  REDIS_URL: 'REDIS_URL=redis://127.0.0.1:6379',
  ADMIN_EMAIL: 'ADMIN_EMAIL=admin@example.org',
  ADMIN_SECOND_FACTOR: 'ADMIN_SECOND_FACTOR=1',
  SESSION_SECRET: 'SESSION_SECRET=<32 or more random characters>',
  ENCRYPTION_KEY: 'ENCRYPTION_KEY=<32 or more random characters>',
  STRIPE_SECRET_KEY: 'STRIPE_SECRET_KEY=sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'STRIPE_WEBHOOK_SECRET=whsec_…',
  TELEGRAM_WEBHOOK_SECRET: 'TELEGRAM_WEBHOOK_SECRET=<16 or more random letters and digits>',
  GRACE_PERIOD: 'GRACE_PERIOD=P7D',
  NOTION_PACE: 'NOTION_PACE=PT0.34S',
  RENEWAL_NOTICE: 'RENEWAL_NOTICE=P7D',
  MEETUP_FIRST_REMINDER: 'MEETUP_FIRST_REMINDER=P1D',
  MEETUP_LAST_REMINDER: 'MEETUP_LAST_REMINDER=PT1H',
  WELCOME_LINK_LIFETIME: 'WELCOME_LINK_LIFETIME=P7D',
  PASSWORD_RESET_LIFETIME: 'PASSWORD_RESET_LIFETIME=PT1H',
  EMAIL_LINK_LIFETIME: 'EMAIL_LINK_LIFETIME=P3D',
  SMTP_URL: 'SMTP_URL=smtps://user:password@mail.example.org',
  LOG_LEVEL: 'LOG_LEVEL=info',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318',
  OTEL_TRACES_SAMPLER_ARG: 'OTEL_TRACES_SAMPLER_ARG=0.1',
  TRUST_PROXY: 'TRUST_PROXY=1',
}

const flag = z.enum(['0', '1']).transform((text) => text === '1')

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where workers answer /healthz, /readyz and /metrics. Unset: nowhere. */
  WORKERS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: httpUrl.optional(),
  /**
   * How long a back end that is asked to end goes on answering, so that the load balancer sees that it is not ready.
   */
  DRAIN: durationVariable.prefault('PT0S'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: folder.default('.data'),
  /** Where recordings are kept; `media` in `DATA_DIR` unless set. Back ends on many machines share it. */
  MEDIA_DIR: folder.optional(),
  DATABASE_URL: postgresUrl,
  DATABASE_REPLICA_URLS: urlList(postgresUrl).default([]),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SITE_NAME: z.string().trim().min(1).max(60).default('Meridian'),
  SUPPORT_EMAIL: z.email().default('support@meridian.example'),
  ADMIN_USERNAME: z.string().trim().min(2).max(40).default('admin'),
  ADMIN_EMAIL: z.email().default('admin@meridian.example'),
  ADMIN_PASSWORD: z.string().min(6).max(200).optional(),
  /** Whether the admin must have a second factor: always in production, elsewhere unless this says 0. */
  ADMIN_SECOND_FACTOR: flag.optional(),
  SESSION_SECRET: keyList,
  ENCRYPTION_KEY: keyList,
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE_URL: httpUrl.optional(),
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_CHANNEL_ID: z.string().optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'expected 16 to 256 letters, digits, _ or -, as Telegram takes them')
    .optional(),
  TELEGRAM_API_BASE_URL: httpUrl.optional(),
  NOTION_TOKEN: z.string().optional(),
  NOTION_API_BASE_URL: httpUrl.optional(),
  /** The least time from one call to the next: Notion allows three a second. */
  NOTION_PACE: durationVariable.prefault('PT0.34S'),
  DISCORD_API_BASE_URL: httpUrl.default('https://discord.com/api/v10'),
  GEOCODING_BASE_URL: httpUrl.optional(),
  /** Where cities are searched, when the service at GEOCODING_BASE_URL only names points. */
  GEOCODING_SEARCH_BASE_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:25'),
  MAIL_FROM: z.string().min(3).default('Meridian <hello@meridian.example>'),
  GRACE_PERIOD: durationVariable.prefault('P7D'),
  /** How long before a renewal a mail tells of it. */
  RENEWAL_NOTICE: durationVariable.prefault('P7D'),
  /** How long before a meetup its attendees are reminded: the first time and the last. */
  MEETUP_FIRST_REMINDER: durationVariable.prefault('P1D'),
  MEETUP_LAST_REMINDER: durationVariable.prefault('PT1H'),
  /** How long the link works by which a buyer without an account sets a password. */
  WELCOME_LINK_LIFETIME: durationVariable.prefault('P7D'),
  /** How long a link works that replaces a forgotten password. */
  PASSWORD_RESET_LIFETIME: durationVariable.prefault('PT1H'),
  /** How long a link that confirms an e-mail address works. */
  EMAIL_LINK_LIFETIME: durationVariable.prefault('P3D'),
  SEED_DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A collector that takes OpenTelemetry's spans over HTTP. Unset: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  /** The share of traces that is sent, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** How long spans are gathered before they are sent, in milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).max(60_000).default(5_000),
  METRICS_TOKEN: z.string().min(8).optional(),
})

/** The names of all environment variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

/** Says which environment variables cannot be used, and why; one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Validates the environment; an empty variable counts as unset.
 * @throws ConfigError
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): z.output<typeof variables> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const example = EXAMPLES[name]
    const reason = given[name] === undefined ? 'is required and not set' : `is not valid: ${issue.message}`
    return `${name} ${reason}.${example === undefined ? '' : ` Example: ${example}`}`
  })
  throw new ConfigError(lines.join('\n'))
}
