import { randomUUID } from 'node:crypto'
import type { Site } from '@meridian/contracts/http/content/get-site'
import { MAP_LIVE_PATH } from '@meridian/contracts/http/network/map'
import { DomainError } from '@meridian/contracts/values/domain-error'
import express, { type Express, type RequestHandler, Router } from 'express'
import { accountRoutes, presentSessionUser } from '#modules/accounts'
import { analyticsRoutes } from '#modules/analytics'
import { contentRoutes, pageMediaFiles, podcastFeeds, readLanding } from '#modules/content'
import { integrationRoutes, TELEGRAM_WEBHOOK, telegramWebhook } from '#modules/integrations'
import {
  createCheckoutCompletion,
  createCheckoutSetup,
  createClaiming,
  createCreditSpending,
  membershipRoutes,
  STRIPE_WEBHOOK,
  stripeWebhook,
} from '#modules/membership'
import {
  calendarFeeds,
  findMeetupPageHead,
  mapLiveHandler,
  mapReadModel,
  meetupReadModel,
  networkRoutes,
} from '#modules/network'
import { operationsRoutes } from '#modules/operations'
import { createBodyMemory } from '#platform/http/body-memory'
import { isRead, jsonOnly, refuseCrossSiteWrites } from '#platform/http/cross-site'
import { lateFailureHandler, problemHandler } from '#platform/http/problems'
import type { RateLimits } from '#platform/http/rate-limits'
import { API, createRoute, isUpload, type MountedEndpoint, type Route } from '#platform/http/route'
import { measureRequests } from '#platform/log/metrics'
import { createCatchUp } from '#platform/projections/catch-up'
import { SessionStore } from '#platform/sessions/session-store'
import { sessionHandler } from '#platform/sessions/sign-in'
import { followRequest } from '#platform/tracing/spans'
import { withTrace } from '#platform/tracing/trace'
import { exportOwnData } from './across-modules/export-own-data.ts'
import { credentialsFinder, principalLoader, sessionLoader } from './across-modules/load-principals.ts'
import { setPasswordByLink } from './across-modules/set-password-by-link.ts'
import type { System } from './compose.ts'
import type { Config } from './config.ts'
import { projections } from './projections.ts'
import { mountApiDocs } from './server/api-docs-routes.ts'
import { keptAssetsFolder } from './server/kept-assets.ts'
import { operatorRoutes } from './server/operator-routes.ts'
import { activityRecorder } from './server/record-activity.ts'
import { frontendRoutes, securityHeaders } from './server/serve-frontend.ts'
import { transportSecurity } from './server/transport-security.ts'

const MAX_JSON_BYTES = 256 * 1_024
/** As objects, a body takes up to thirty times its size, of a heap that has 60 MB to spare (ADR 047). */
const JSON_ROOM_BYTES = 2_000_000

/** The HTTP side of the system: webhooks, the API behind sessions, the front end. */
export function createApp(system: System, limits: RateLimits): Express {
  const { config, log } = system
  const app = express()
  app.disable('x-powered-by')
  // Hashing each answer costs more than sending it again; pages that benefit from an etag set their own.
  app.set('etag', false)
  app.set('trust proxy', config.trustProxy)
  app.use(transportSecurity(config), traced)
  app.post(
    STRIPE_WEBHOOK,
    stripeWebhook({ secret: config.stripe.webhookSecret, accept: system.acceptNotification }),
  )
  app.post(TELEGRAM_WEBHOOK, telegramWebhook({ ...telegramParts(system), limits }))
  app.use(API, apiRouter(system, limits))
  app.use(operatorRoutes(system, { work: false }))
  // Everything behind it is pages, feeds and files; those of the API are measured there.
  app.use(measureRequests)
  app.use(podcastFeeds(system), pageMediaFiles(system.pageMedia))
  const { publicUrl, siteName, supportEmail } = config
  app.use(calendarFeeds({ ...system, limits, publicUrl, siteName, supportEmail }))
  const pages = {
    site: siteOf(config),
    publicUrl,
    findMeetupHead: (path: string) => findMeetupPageHead({ sql: system.sql, publicUrl, siteName }, path),
    readLanding: () => readLanding(system.sql),
  }
  app.use(securityHeaders(config), frontendRoutes(pages, keptAssetsFolder(config.mediaDir)))
  app.use(problemHandler(log), lateFailureHandler(log))
  return app
}

function telegramParts({ config, clock, acceptNotification: accept }: System) {
  return { secrets: config.telegram.webhookSecrets, accept, clock }
}

function apiRouter(system: System, limits: RateLimits): Router {
  const { config, sql, clock, log } = system
  const { sessionSecrets: secrets, overTls, sessionLifetime: lifetimeMs } = config
  const api = Router()
  const mounted: MountedEndpoint[] = []
  const load = sessionLoader(system.plannedSql, config.admin)
  const noteSignIn = (accountId: string) => log.info({ accountId }, 'signed in')
  const store = new SessionStore(sql, load, lifetimeMs, noteSignIn)
  const writes = Router().use(
    refuseCrossSiteWrites(config.publicUrl),
    jsonOnly((req) => isUpload(req, mounted)),
    createBodyMemory(JSON_ROOM_BYTES, { untilRead: true })(
      express.json({ limit: MAX_JSON_BYTES, inflate: false }),
      MAX_JSON_BYTES,
    ),
  )
  api.use(measureRequests, apiHeaders, (req, res, next) => (isRead(req) ? next() : writes(req, res, next)))
  const readSession = sessionHandler({ store, load, secrets, overTls, lifetimeMs })
  api.use(readSession, activityRecorder(system))
  mountRoutes(createRoute(api, clock, mounted), system, limits)
  const live = mapLiveHandler({ live: system.liveMap, clock, readSession })
  api.get(MAP_LIVE_PATH.slice(API.length), live)
  mountApiDocs(api, mounted, { config, headers: securityHeaders(config) })
  api.use((req) => {
    throw new DomainError('not-found', `There is no ${req.method} ${req.originalUrl.split('?')[0]}.`)
  })
  return api
}

function mountRoutes(route: Route, system: System, limits: RateLimits): void {
  const { config, sql, clock, commands, tokens, buyers, syncCustomer, gateway, billing, reservedUsernames } =
    system
  const loadPrincipal = principalLoader(system.plannedSql, config.admin)
  const parts = { sql, clock, commands, tokens, limits, loadPrincipal }
  const { publishableKey } = config.stripe
  const { integrations, loadPrincipals, news, geocoder } = system
  // The router tries one endpoint after the other: those that have to be quickest come first.
  analyticsRoutes(route, { ...parts, reads: system.reads, loadPrincipals })
  accountRoutes(route, {
    ...parts,
    findCredentials: credentialsFinder(system.plannedSql, config.admin),
    reservedUsernames,
    siteName: config.siteName,
    supportEmail: config.supportEmail,
    publicUrl: config.publicUrl,
    emailLinkLifetime: config.emailLinkLifetime,
    exportData: (accountId) => exportOwnData(sql, accountId),
    secrets: system.secrets,
    setPasswordByLink,
  })
  membershipRoutes(route, {
    ...parts,
    publishableKey,
    publicUrl: config.publicUrl,
    gracePeriodMs: config.gracePeriod,
    billing,
    spendCredit: createCreditSpending({ commands, gateway }),
    setUpPayment: createCheckoutSetup({ sql, commands, gateway, syncCustomer }),
    claim: createClaiming({ commands, buyers }),
    completeCheckout: createCheckoutCompletion({ sql, commands, buyers, syncCustomer }),
    presentUser: presentSessionUser,
  })
  integrationRoutes(route, { ...parts, integrations, loadPrincipals, telegram: integrations.telegram })
  contentRoutes(route, {
    ...parts,
    site: siteOf(config),
    podcast: system.podcast,
    pageMedia: system.pageMedia,
  })
  operationsRoutes(route, { sql, commands, queues: system.queues, projections })
  networkRoutes(route, {
    ...parts,
    loadPrincipals,
    news,
    geocoder,
    publicUrl: config.publicUrl,
    siteName: config.siteName,
    supportEmail: config.supportEmail,
    meetupsSeen: createCatchUp(sql, meetupReadModel),
    mapSeen: createCatchUp(sql, mapReadModel),
  })
}

function siteOf({ siteName, supportEmail, stripe: { publishableKey, apiBaseUrl } }: Config): Site {
  const scriptUrl = apiBaseUrl === undefined ? null : `${apiBaseUrl}/js`
  return { siteName, supportEmail, payments: { publishableKey, scriptUrl } }
}

/** Gives the request an id that follows it through events and queues. */
const traced: RequestHandler = (req, res, next) => {
  req.id = randomUUID()
  res.setHeader('X-Request-Id', req.id)
  withTrace({ correlationId: req.id }, () => followRequest(req, res, next))
}

/** Answers of the API are data for one person: never stored, never mistaken for another type. */
const apiHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  next()
}
