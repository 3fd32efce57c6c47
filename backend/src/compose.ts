import { accountEntities, openAccountForBuyer } from '#modules/accounts'
import { contentEntities, createPageMedia } from '#modules/content'
import { integrationEntities } from '#modules/integrations'
import { type BuyerAccounts, membershipEntities } from '#modules/membership'
import { createHttpGeocoder, createLiveMap, networkEntities } from '#modules/network'
import { type Clock, systemClock } from '#platform/clock'
import { type CommandRunner, createCommandRunner } from '#platform/command-runner'
import { createNews } from '#platform/database/news'
import { createOrm } from '#platform/database/orm'
import { POOL_SIZES } from '#platform/database/pool-sizes'
import { createReplicaReads } from '#platform/database/replica-reads'
import { createSqlPool } from '#platform/database/sql'
import { createJournalWake } from '#platform/journal/journal-wake'
import { createLog, type Log } from '#platform/log/log'
import { createQueues } from '#platform/queues/queues'
import { createSecretBox } from '#platform/secrets/secret-box'
import { createSignedTokens } from '#platform/secrets/signed-token'
import { createForgetting } from './across-modules/forget-deleted-people.ts'
import { membersLoader, principalsLoader } from './across-modules/load-principals.ts'
import { reclaimAccount } from './across-modules/reclaim-account.ts'
import { composeBilling } from './compose/billing.ts'
import { composeIntegrations } from './compose/integrations.ts'
import { composePodcast } from './compose/podcast.ts'
import type { Config } from './config.ts'

export type System = ReturnType<typeof compose>

const ENTITIES = [
  ...accountEntities,
  ...contentEntities,
  ...integrationEntities,
  ...membershipEntities,
  ...networkEntities,
]

interface Choices {
  clock?: Clock
  log?: Log | undefined
  /** PostgreSQL stops a statement that takes longer; unset, it may take its time. In milliseconds. */
  longestStatementMs?: number | undefined
}

/** Puts together what the back end, the workers and the one-time commands share. Connects on first use. */
export function compose(config: Config, part: string, choices: Choices = {}) {
  const { clock = systemClock, log = createLog(config.logLevel, part), longestStatementMs } = choices
  const { sql, plannedSql, reads, closePools } = openPools(config, log, longestStatementMs)
  const wake = createJournalWake(sql)
  const orm = createOrm(config.databaseUrl, ENTITIES, { log, longestStatementMs })
  const commands = createCommandRunner(orm, clock, wake)
  const queues = createQueues(config, log, longestStatementMs)
  const news = createNews(config.databaseUrl, log)
  const tokens = createSignedTokens(config.sessionSecrets)
  const secrets = createSecretBox(config.encryptionKeys)
  const loadPrincipals = principalsLoader(plannedSql, config.admin)
  const loadMembers = membersLoader(plannedSql)
  const reservedUsernames = [config.admin.username, 'admin', 'administrator', 'support', config.siteName]
  const buyers = buyerAccounts(commands, reservedUsernames)
  return {
    config,
    /** Aborted when this process is asked to end: from then on it is not ready. */
    ending: new AbortController(),
    clock,
    log,
    sql,
    plannedSql,
    reads,
    wake,
    queues,
    news,
    liveMap: createLiveMap({ sql, news, log }),
    geocoder: createHttpGeocoder(config.geocoding),
    orm,
    commands,
    tokens,
    secrets,
    ...composeBilling(config, { sql, commands, clock, wake, log }),
    integrations: composeIntegrations(config, {
      sql,
      commands,
      secrets,
      clock,
      log,
      loadPrincipals,
      loadMembers,
    }),
    buyers,
    forgetDeletedPeople: createForgetting({ sql, commands }),
    reservedUsernames,
    loadPrincipals,
    pageMedia: createPageMedia(config.mediaDir),
    podcast: composePodcast(config, { sql, commands, tokens, secrets, loadPrincipals }),
    async close() {
      await Promise.all([closePools(), orm.close(true), news.close(), queues.close()])
    },
  }
}

function openPools(
  { databaseUrl, databaseReplicaUrls }: Config,
  log: Log,
  longestStatementMs: number | undefined,
) {
  const onError = (err: Error) => log.warn({ err }, 'database connection lost')
  const all = { onError, longestStatementMs }
  const sql = createSqlPool(databaseUrl, { max: POOL_SIZES.queries, ...all })
  const plannedSql = createSqlPool(databaseUrl, { max: POOL_SIZES.planned, plansOnce: true, ...all })
  const replicas = databaseReplicaUrls.map((url) => createSqlPool(url, { max: POOL_SIZES.queries, ...all }))
  return {
    sql,
    /** For the few queries that run all the time, about lists of ids whose length says nothing (ADR 048). */
    plannedSql,
    /** For what may be a moment behind. */
    reads: createReplicaReads(replicas, sql, (err) => log.warn({ err }, 'a replica did not answer a query')),
    closePools: () => Promise.all([sql, plannedSql, ...replicas].map((pool) => pool.close())),
  }
}

function buyerAccounts(commands: CommandRunner, reservedUsernames: string[]): BuyerAccounts {
  return {
    open: (buyer, actor) => commands.run(openAccountForBuyer, { ...buyer, reservedUsernames }, actor),
    prove: (owner, actor) => commands.run(reclaimAccount, owner, actor),
  }
}
