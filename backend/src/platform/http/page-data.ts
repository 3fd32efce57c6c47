import { inScript } from './page-head.ts'

/**
 * Puts data into a page for the scripts that run in it, under an element's id. Browsers do not run it, and nothing in
 * it can end the element: it has no `<`.
 */
export function withData(page: string, id: string, data: object): string {
  // A function, since a dollar sign in a replacement text would be read as a pattern.
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="${id}">${inScript(data)}</script>\n  </head>`,
  )
}
