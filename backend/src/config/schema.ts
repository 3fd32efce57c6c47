import { z } from 'zod'
import { durationFrom } from './durations.ts'
import { EXAMPLES } from './examples.ts'
import {
  areOfOneMode,
  emailAddress,
  flag,
  folder,
  httpUrl,
  keyList,
  listeningHost,
  oneOf,
  postgresUrl,
  redisUrl,
  secretOf,
  sender,
  serverUrl,
  share,
  siteUrl,
  stripePublishableKey,
  stripeSecretKey,
  stripeWebhookSecret,
  textOf,
  urlList,
  wholeNumber,
} from './variables.ts'

/** Up to the year that a membership lasts. */
const ahead = durationFrom('PT0S', 'P365D')
/** A link that never works helps nobody, and one that works for years is a key under the mat. */
const linkLifetime = durationFrom('PT1S', 'P90D')

const variables = z.object({
  /** Libraries compare it, too: what only resembles a value of theirs would be none. */
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  HOST: listeningHost.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  /** Where workers answer /healthz, /readyz and /metrics. Unset: nowhere. */
  WORKERS_PORT: wholeNumber(0, 65_535).optional(),
  PUBLIC_URL: siteUrl.optional(),
  /**
   * How long a back end that is asked to end goes on answering, so that the load balancer notices that it is not ready.
   */
  DRAIN: durationFrom('PT0S', 'PT5M').prefault('PT0S'),
  TRUST_PROXY: wholeNumber(0, 10).prefault('0'),
  DATA_DIR: folder.default('.data'),
  /** Where recordings are kept; `media` in `DATA_DIR` unless set. Back ends on many machines share it. */
  MEDIA_DIR: folder.optional(),
  DATABASE_URL: postgresUrl,
  DATABASE_REPLICA_URLS: urlList(postgresUrl).default([]),
  REDIS_URL: redisUrl.optional(),
  SITE_NAME: textOf(1, 60).default('Meridian'),
  SUPPORT_EMAIL: emailAddress.default('support@meridian.example'),
  /** The admin's name, applied at each start; address and password count only at the first one. */
  ADMIN_USERNAME: textOf(2, 40).default('admin'),
  ADMIN_EMAIL: emailAddress.default('admin@meridian.example'),
  ADMIN_PASSWORD: secretOf(6, 200).optional(),
  /** Whether the admin must have a second factor: always in production, elsewhere unless this says 0. */
  ADMIN_SECOND_FACTOR: flag.optional(),
  SESSION_SECRET: keyList,
  ENCRYPTION_KEY: keyList,
  STRIPE_SECRET_KEY: stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: stripePublishableKey,
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret.optional(),
  STRIPE_API_BASE_URL: httpUrl.optional(),
  TELEGRAM_BOT_TOKEN: z.string().trim().optional(),
  TELEGRAM_CHANNEL_ID: z.string().trim().optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'expected 16 to 256 letters, digits, _ or -, as Telegram takes them')
    .optional(),
  TELEGRAM_API_BASE_URL: httpUrl.optional(),
  NOTION_TOKEN: z.string().trim().optional(),
  NOTION_API_BASE_URL: httpUrl.optional(),
  /** The least time from one call to the next: Notion allows three a second. */
  NOTION_PACE: durationFrom('PT0S', 'PT1M').prefault('PT0.34S'),
  DISCORD_API_BASE_URL: httpUrl.default('https://discord.com/api/v10'),
  /** Names points as BigDataCloud does: `<this>/data/reverse-geocode-client`. */
  GEOCODING_BASE_URL: httpUrl.optional(),
  /** Searches for cities as Nominatim does: `<this>/search`. The service at GEOCODING_BASE_URL unless set. */
  GEOCODING_SEARCH_BASE_URL: httpUrl.optional(),
  SMTP_URL: serverUrl('smtp', 'smtps').default('smtp://127.0.0.1:25'),
  MAIL_FROM: sender.default('Meridian <hello@meridian.example>'),
  GRACE_PERIOD: ahead.prefault('P7D'),
  /** How long before a renewal a mail tells of it. */
  RENEWAL_NOTICE: ahead.prefault('P7D'),
  /** How long before a meetup its attendees are reminded: the first time and the last. */
  MEETUP_FIRST_REMINDER: ahead.prefault('P1D'),
  MEETUP_LAST_REMINDER: ahead.prefault('PT1H'),
  /** How long the link works with which a buyer without an account sets a password. */
  WELCOME_LINK_LIFETIME: linkLifetime.prefault('P7D'),
  /** How long a link that replaces a forgotten password works. */
  PASSWORD_RESET_LIFETIME: linkLifetime.prefault('PT1H'),
  /** How long a link that confirms an e-mail address works. */
  EMAIL_LINK_LIFETIME: linkLifetime.prefault('P3D'),
  /** How long somebody stays signed in. A session that began before a change keeps its end. */
  SESSION_LIFETIME: durationFrom('PT1S', 'P30D').prefault('P30D'),
  SEED_DEMO: flag.default(false),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** A collector that accepts OpenTelemetry's spans over HTTP. Unset: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  /** The share of traces that is sent, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: share.prefault('1'),
  /** How long spans are gathered before they are sent, in milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(10, 60_000).prefault('5000'),
  METRICS_TOKEN: secretOf(8, 500).optional(),
})

/** What single variables do not show: whether they go together. */
const environment = variables
  .refine((values) => areOfOneMode(values.STRIPE_SECRET_KEY, values.STRIPE_PUBLISHABLE_KEY), {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    error: 'expected one of the same mode as STRIPE_SECRET_KEY, test or live',
  })
  .refine((values) => values.NODE_ENV !== 'production' || isReachable(values), {
    path: ['PUBLIC_URL'],
    error: 'expected the address that people open',
  })
  .refine((values) => values.MEETUP_FIRST_REMINDER >= values.MEETUP_LAST_REMINDER, {
    path: ['MEETUP_FIRST_REMINDER'],
    error: 'expected no less than MEETUP_LAST_REMINDER',
  })

/** False where the address of the site would be made of one that only means "whatever this machine has". */
function isReachable({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): boolean {
  return PUBLIC_URL !== undefined || !/^(0\.0\.0\.0|::)$/.test(HOST)
}

/** Each has one, or this does not compile. */
const examples: Readonly<Record<string, string>> = EXAMPLES satisfies Record<
  keyof typeof variables.shape,
  string
>

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
  const result = environment.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const reason = given[name] === undefined ? 'is required and not set' : `is not valid: ${issue.message}`
    return `${name} ${reason}. Example: ${name}=${examples[name]}`
  })
  throw new ConfigError(lines.join('\n'))
}
