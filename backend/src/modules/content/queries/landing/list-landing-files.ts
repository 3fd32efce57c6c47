import type { Sql } from '#platform/database/sql'

/** The uploads that the draft names, and everything that was ever published: that can be restored. */
export async function listLandingFiles(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ file: string }>({
    text: `
      select distinct named.file from (
        select content -> 'video' as video from landing_draft
        union all select content -> 'video' from landing_versions
      ) pages, lateral (values (video ->> 'file'), (video ->> 'captions'), (video ->> 'poster')) as named (file)
      where video ->> 'kind' = 'file' and named.file is not null`,
  })
  return rows.map(({ file }) => file)
}
