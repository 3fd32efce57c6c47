import type { NotionTest } from './api/notion.ts'

/** What a press of the test's button came to: why it failed, or what was found. */
export type Outcome = { failed: string } | { passed: NotionTest }
