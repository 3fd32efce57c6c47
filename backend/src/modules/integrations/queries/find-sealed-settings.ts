import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import type { Sql } from '#platform/database/sql'

/** The sealed settings of an integration; undefined when nobody has set it up here. */
export async function findSealedSettings(
  sql: Sql,
  integration: ConfigurableName,
): Promise<string | undefined> {
  const [row] = await sql.rows<{ sealed: string }>({
    name: 'integrations-find-settings',
    text: 'select sealed from integration_settings where integration = $1',
    values: [integration],
  })
  return row?.sealed
}
