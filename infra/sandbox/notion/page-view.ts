import { Router } from 'express'
import { sendPage } from '../console/layout.ts'
import { html } from '../html.ts'
import { findDataSource, findPage } from './find.ts'
import { NotionError } from './notion-error.ts'
import type { KeptPage, NotionState } from './state.ts'

/** Where a page of the workspace can be opened in a browser, so that its link leads somewhere. */
export function notionPages(state: NotionState): Router {
  const router = Router()
  router.get('/:id', (req, res) => {
    const page = shown(state, req.params.id)
    const title = page === undefined ? 'This page is gone' : page.title
    const main = html`<h1>${title}</h1>
<p>${page === undefined ? 'It was deleted in the workspace.' : `A page of the database ${page.database}. In the real workspace its content stands here.`}</p>`
    sendPage(res, { title, current: 'console', main }, page === undefined ? 404 : 200)
  })
  return router
}

function shown(state: NotionState, id: string) {
  try {
    const page = findPage(state, id)
    if (page.inTrash) return undefined
    const { title, properties } = findDataSource(state, page.dataSourceId)
    return { database: title, title: titleIn(page, properties) }
  } catch (error) {
    if (error instanceof NotionError) return undefined
    throw error
  }
}

function titleIn({ values }: KeptPage, properties: Record<string, { type: string }>): string {
  const name = Object.keys(properties).find((each) => properties[each]?.type === 'title') ?? ''
  return values[name] || 'Untitled'
}
