import { defineEntity, p } from '@mikro-orm/core'
import type { MemberEntry } from '../../domain/notion/member-entry.ts'

/** The page of a member, and what was written to it last; null for somebody who has left. */
export const MemberPageSchema = defineEntity({
  name: 'NotionMemberPage',
  tableName: 'notion_member_pages',
  properties: {
    accountId: p.uuid().primary(),
    sourceId: p.uuid(),
    pageId: p.uuid(),
    written: p.json<MemberEntry>().nullable(),
    writtenAt: p.datetime(),
  },
})
