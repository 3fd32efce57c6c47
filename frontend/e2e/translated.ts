import type { Page } from 'playwright-core'

/**
 * Does to every text of the pages to come what translators of browsers do: it is put into elements that the page knows
 * nothing of, and so is each text that comes later. The words stay as they are.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrapping: string = 'font'
    const untouched = `script, style, title, textarea, option, svg, ${wrapping}`
    const textsIn = (node: Node): Node[] => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    const translate = (node: Node) => {
      for (const text of textsIn(node)) {
        if (!text.textContent?.trim() || text.parentElement?.closest(untouched)) continue
        const [outer, inner] = [document.createElement(wrapping), document.createElement(wrapping)]
        inner.textContent = text.textContent
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const watcher = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) translate(node)
    })
    addEventListener('load', () => {
      translate(document.body)
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}
