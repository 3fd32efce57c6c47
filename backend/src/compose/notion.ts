import {
  createConnectToMembers,
  createConnectToNotion,
  createHarvest,
  createNotionMemberSync,
  createNotionProbe,
  createNotionTest,
  createOpenNotion,
  type IntegrationChecks,
  type IntegrationSettings,
  type LoadMembers,
} from '#modules/integrations'
import { listMemberIds } from '#modules/membership'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { Leases } from '#platform/database/leases'
import type { Sql } from '#platform/database/sql'
import { createProviderPace } from '#platform/provider-pace'
import type { Config } from '../config.ts'

type NotionConfig = Config['notion']

/** The ways into the content workspace; all of them share one limit of calls. */
export function connectNotion(sql: Sql, { apiBaseUrl, pace }: NotionConfig) {
  const open = createOpenNotion({ apiBaseUrl, pace: createProviderPace(sql, 'notion', pace) })
  const toWorkspace = createConnectToNotion(open)
  return { toWorkspace, toMembers: createConnectToMembers(open), probe: createNotionProbe(toWorkspace) }
}

/** What is done in the content workspace. */
export function composeNotion(
  { apiBaseUrl }: NotionConfig,
  notion: ReturnType<typeof connectNotion>,
  parts: {
    sql: Sql
    clock: Clock
    commands: CommandRunner
    leases: Leases
    settings: IntegrationSettings
    checks: IntegrationChecks
    loadMembers: LoadMembers
  },
) {
  return {
    testNotion: createNotionTest({ ...parts, connect: notion.toWorkspace }),
    harvest: createHarvest({ ...parts, connect: notion.toWorkspace, apiBaseUrl }),
    notionMemberSync: createNotionMemberSync({
      ...parts,
      connect: notion.toMembers,
      listMemberIds,
    }),
  }
}
