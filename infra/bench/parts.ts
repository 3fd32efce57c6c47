/** What everything that is started for the benchmark is started with. */
export interface BenchParts {
  say(line: string): void
  /** The root folder of the repository. */
  root: string
  /** The environment of a part whose database, migrated and empty, has this name. */
  environment(database: string): Promise<NodeJS.ProcessEnv & { DATABASE_URL: string }>
  /** Called at the end, the last one first. */
  defer(stop: () => Promise<void>): void
}
