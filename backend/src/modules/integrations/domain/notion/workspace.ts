/** A property of a database, as its schema names it. */
export interface PropertySchema {
  id: string
  name: string
  /** The provider's word for the kind: `title`, `select`, `rich_text`, … */
  type: string
}

/** A database, by the source of its rows. */
export interface WorkspaceSource {
  id: string
  databaseId: string
  title: string
  properties: readonly PropertySchema[]
}

/** A row of a database, with the texts and options among its properties by property id. */
export interface WorkspacePage {
  id: string
  sourceId: string | null
  url: string | null
  createdAt: Date
  editedAt: Date
  inTrash: boolean
  values: Readonly<Record<string, string>>
}

/** Which pages of a source are asked for. */
export type Walk = 'all' | 'changed' | 'trash'
