import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import { holdInTurn, type Leases } from '#platform/database/leases'
import type { Sql } from '#platform/database/sql'
import { DONE, type Handled, NOTHING_TO_DO } from '#platform/journal/handled'
import type { IntegrationChecks } from './checks.ts'
import { forgetMemberEntry } from './commands/notion/forget-member-entry.ts'
import { forgetMemberPage } from './commands/notion/forget-member-page.ts'
import { recordMemberPage } from './commands/notion/record-member-page.ts'
import { isTrouble } from './domain/health.ts'
import { isSameEntry, type Member, type MemberEntry, toMemberEntry } from './domain/notion/member-entry.ts'
import { isFinal } from './domain/provider-problem.ts'
import type { ConnectToMembers, MembersSource, NotionMembers } from './gateways/notion/notion-members.ts'
import { membersSourceFinder } from './queries/notion/find-members-source.ts'
import { listKnownPages } from './queries/notion/list-known-pages.ts'
import { listMemberPages, type MemberPage } from './queries/notion/list-member-pages.ts'
import { listPagesToTake } from './queries/notion/list-pages-to-take.ts'
import type { IntegrationSettings } from './settings.ts'

const ACTOR = 'system:notion'
const BATCH = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Keeps the members' database of the workspace in step with us: one page for each member. Where there is none, nothing
 * happens. What the workspace refuses is shown on the integration, and tried again after the next harvest; both throw
 * a ProviderProblem only for what may pass by itself.
 */
export interface NotionMemberSync {
  /** Writes what is new about one member. */
  one(accountId: string, signal: AbortSignal): Promise<Handled>
  /** Puts the page of somebody who has left into the trash; what is refused is tried again after each harvest. */
  remove(accountId: string, signal: AbortSignal): Promise<Handled>
  /** Looks at every member and writes what is new, and takes the pages of those who have left. */
  all(signal: AbortSignal): Promise<Handled>
}

/** Reads people by their accounts, suspended ones as well: their memberships go on and end like any other. */
export type LoadMembers = (accountIds: readonly string[]) => Promise<Member[]>

export interface NotionMemberSyncParts {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  leases: Leases
  settings: IntegrationSettings
  checks: Pick<IntegrationChecks, 'check' | 'record' | 'recordWorks'>
  connect: ConnectToMembers
  loadMembers: LoadMembers
  listMemberIds: (sql: Sql, page: { after: string; limit: number }) => Promise<string[]>
}

export function createNotionMemberSync(parts: NotionMemberSyncParts): NotionMemberSync {
  const { sql, clock, commands, leases, checks, loadMembers } = parts
  const open = createOpening(parts)

  /** What there is to say about people, and what was said before. */
  async function compare(source: MembersSource, accountIds: readonly string[]) {
    const [people, pages] = await Promise.all([
      loadMembers(accountIds),
      listMemberPages(sql, { sourceId: source.id, accountIds }),
    ])
    return people.flatMap((person) => {
      const entry = toMemberEntry(person, clock())
      const page = pages.get(person.id)
      return page?.written && isSameEntry(page.written, entry) ? [] : [{ entry, page }]
    })
  }

  async function write(accountId: string, at: { source: MembersSource; notion: NotionMembers }) {
    const [news] = await compare(at.source, [accountId])
    if (news !== undefined) await writeEntry(parts, at, news)
  }

  /** Two jobs writing about one person at once would both find no page, and both make one. */
  async function inTurn(accountId: string, signal: AbortSignal, work = write): Promise<Handled> {
    const at = await open(signal)
    if (at === undefined) return NOTHING_TO_DO
    await holdInTurn(leases, leaseOf(accountId), signal, () => work(accountId, at))
    return DONE
  }

  const takeAway = pageTaker(parts)

  async function everybody(signal: AbortSignal): Promise<Handled> {
    const at = await open(signal)
    if (at === undefined) return NOTHING_TO_DO
    for await (const ids of batchesOfMembers(parts))
      for (const { entry } of await compare(at.source, ids)) await inTurn(entry.accountId, signal)
    // Last, so that a page which is refused keeps no member's from being written.
    for (const accountId of await listPagesToTake(sql)) await inTurn(accountId, signal, takeAway)
    await checks.recordWorks('notion', 'members', ACTOR)
    return DONE
  }

  const unlessRefused = createRefusalRecorder(checks)

  return {
    one: (accountId, signal) => unlessRefused(() => inTurn(accountId, signal)),
    async remove(accountId, signal) {
      // In turn as well: whoever is still writing about them would note it again.
      await holdInTurn(leases, leaseOf(accountId), signal, () =>
        commands.run(forgetMemberEntry, { accountId }, ACTOR),
      )
      return unlessRefused(() => inTurn(accountId, signal, takeAway))
    },
    all: (signal) => unlessRefused(() => everybody(signal)),
  }
}

/** The ids of all members, batch by batch. */
async function* batchesOfMembers({
  sql,
  listMemberIds,
}: Pick<NotionMemberSyncParts, 'sql' | 'listMemberIds'>) {
  for (let after: string | undefined = BEFORE_ALL; after !== undefined; ) {
    const ids = await listMemberIds(sql, { after, limit: BATCH })
    yield ids
    after = ids.length < BATCH ? undefined : ids.at(-1)
  }
}

/** Opens the members' database; undefined where there is none, or the workspace is not set up. */
function createOpening({ sql, settings, connect }: NotionMemberSyncParts) {
  const findSource = membersSourceFinder(sql)
  return async (signal: AbortSignal) => {
    const source = await findSource()
    if (source === undefined) return undefined
    const given = await settings.readComplete('notion')
    if (given === undefined) return undefined
    return { source, notion: connect(given.integrationSecret ?? '', { mode: 'patient', signal }) }
  }
}

const leaseOf = (accountId: string) => `notion-member:${accountId}`

/** A look may find why, and then finds when it is over; where it finds nothing, the work is tried once more. */
function createRefusalRecorder(checks: NotionMemberSyncParts['checks']) {
  return async function attempt(work: () => Promise<Handled>, isAgain = false): Promise<Handled> {
    try {
      return await work()
    } catch (error) {
      if (!isFinal(error)) throw error
      if (isTrouble(await checks.check('notion', ACTOR))) return DONE
      if (!isAgain) return attempt(work, true)
      await checks.record('notion', { ok: false, message: error.message, work: 'members' }, ACTOR)
      return DONE
    }
  }
}

/** Puts every page of somebody who has left into the trash, and forgets which it was. */
function pageTaker({ sql, commands }: Pick<NotionMemberSyncParts, 'sql' | 'commands'>) {
  return async (accountId: string, { source, notion }: { source: MembersSource; notion: NotionMembers }) => {
    const known = await listKnownPages(sql, accountId)
    const found = await notion.find(source, accountId)
    // Somebody may have emptied the property by which a page is found.
    for (const page of new Set([...found, ...known])) await notion.toTrash(page)
    await commands.run(forgetMemberPage, { accountId }, ACTOR)
  }
}

/** The page that is known, or one that says it is this account's, or else a new one. */
async function writeEntry(
  { commands }: Pick<NotionMemberSyncParts, 'commands'>,
  { source, notion }: { source: MembersSource; notion: NotionMembers },
  { entry, page }: { entry: MemberEntry; page: MemberPage | undefined },
): Promise<void> {
  const keep = (pageId: string) =>
    commands.run(recordMemberPage, { entry, sourceId: source.id, pageId }, ACTOR)
  if (page !== undefined && (await notion.update(source, page.pageId, entry))) return keep(page.pageId)
  const [first, ...doubles] = await notion.find(source, entry.accountId)
  if (first === undefined) return keep(await notion.create(source, entry))
  await notion.update(source, first, entry)
  for (const double of doubles) await notion.toTrash(double)
  await keep(first)
}
