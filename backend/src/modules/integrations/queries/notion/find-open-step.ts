import type { Sql } from '#platform/database/sql'
import type { StepKind } from '../../domain/notion/plan.ts'
import type { SourceFields } from '../../domain/notion/source-fields.ts'

export interface OpenStep {
  harvestId: string
  sourceId: string
  walk: StepKind
  cursor: string | null
  fields: SourceFields
  /** When the last successful harvest began. */
  knownUntil: Date | null
}

/** The next unfinished step of a harvest; undefined when there is none left. */
export async function findOpenStep(sql: Sql, harvestId: string): Promise<OpenStep | undefined> {
  const [step] = await sql.rows<OpenStep>({
    name: 'notion-find-open-step',
    text: `select step.harvest_id as "harvestId", source.id as "sourceId", step.walk, step.cursor, source.fields,
        source.known_until as "knownUntil"
      from notion_harvest_steps step join notion_sources source on source.id = step.source_id
      where step.harvest_id = $1 and not step.done
      order by source.title, source.id, step.position limit 1`,
    values: [harvestId],
  })
  return step
}
