import type { Router } from 'express'
import type { Store } from '../store.ts'
import { notionControl } from './notion-control.ts'
import { notionRoutes } from './notion-routes.ts'
import { notionPages } from './page-view.ts'
import { seedWorkspace } from './seed.ts'
import { openNotionState } from './state.ts'

export interface NotionSandbox {
  /** Belongs under `/notion/v1`. */
  api: Router
  /** Belongs under `/control/notion`. */
  control: Router
  /** Belongs under the path of `pagesUrl`. */
  pages: Router
}

/** Notion's API on this machine: one workspace, one integration. */
export function createNotionSandbox(parts: { store: Store; pagesUrl: string }): NotionSandbox {
  const { store, pagesUrl } = parts
  const state = openNotionState(store)
  // After a reset the workspace is as it was in the beginning.
  const seed = () => {
    if (state.isEmpty()) store.transaction(() => seedWorkspace(state, new Date()))
  }
  return {
    api: notionRoutes({ store, state, base: pagesUrl, seed }),
    control: notionControl({ store, state, seed }),
    pages: notionPages(state),
  }
}
