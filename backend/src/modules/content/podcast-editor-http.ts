import {
  addEpisode as addCall,
  editEpisode as editCall,
  listEpisodes,
  uploadRecording,
} from '@meridian/contracts/http/content/edit-podcast'
import { updateShows } from '@meridian/contracts/http/content/edit-shows'
import { listFeedFlags } from '@meridian/contracts/http/content/podcast'
import { listContacts } from '#modules/accounts'
import { adminOnly, staffOnly } from '#platform/http/guards'
import { pathId } from '#platform/http/path-id'
import type { Route } from '#platform/http/route'
import { addEpisode } from './commands/podcast/add-episode.ts'
import { changeShows } from './commands/podcast/change-shows.ts'
import { editEpisode } from './commands/podcast/edit-episode.ts'
import { keepRecording } from './commands/podcast/keep-recording.ts'
import type { PodcastRouteParts } from './podcast-http.ts'
import { listEditedEpisodes } from './queries/podcast/list-edited-episodes.ts'
import { listFeedFlagRows } from './queries/podcast/list-feed-flags.ts'
import { listShows } from './queries/podcast/list-shows.ts'

/** What the admin makes of the podcast, and what staff sees of its feeds. */
export function podcastEditorRoutes(route: Route, { sql, commands, podcast }: PodcastRouteParts): void {
  route(updateShows, { who: adminOnly }, async ({ body, actor }) => {
    await commands.run(changeShows, body, actor)
    return listShows(sql)
  })

  route(listEpisodes, { who: adminOnly }, () => listEditedEpisodes(sql))

  route(uploadRecording, { who: adminOnly }, async ({ req, actor }) => {
    const recording = await podcast.files.receive(req)
    await commands.run(keepRecording, recording, actor)
    return recording
  })

  route(addCall, { who: adminOnly }, async ({ body, actor }) => {
    const publishedAt = new Date(body.publishedAt)
    return { guid: await commands.run(addEpisode, { ...body, publishedAt }, actor) }
  })

  route(editCall, { who: adminOnly }, async ({ body, req, actor }) => {
    const guid = pathId(req, 'guid', 'There is no such episode.')
    await commands.run(editEpisode, { ...body, guid, publishedAt: new Date(body.publishedAt) }, actor)
    return { guid }
  })

  route(listFeedFlags, { who: staffOnly }, async ({ now }) => {
    const flags = await listFeedFlagRows(sql, now)
    const people = await listContacts(
      sql,
      flags.map(({ accountId }) => accountId),
    )
    return flags.map((flag) => ({
      ...flag,
      username: people.get(flag.accountId)?.username ?? '',
      email: people.get(flag.accountId)?.email ?? '',
      raisedAt: flag.raisedAt.toISOString(),
    }))
  })
}
