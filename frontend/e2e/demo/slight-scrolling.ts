import type { Page } from 'playwright-core'

/**
 * What scrolls by a few pixels only, which nobody has meant: where scrollbars take room, it shows one, and it takes the
 * wheel from the page. In words.
 */
export async function complaintsAboutSlightScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const few = 4
    const scrolls = /auto|scroll/
    const slight = (hidden: number, overflow: string) => hidden > 0 && hidden < few && scrolls.test(overflow)
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const down = slight(element.scrollHeight - element.clientHeight, overflowY)
      const sideways = slight(element.scrollWidth - element.clientWidth, overflowX)
      return down || sideways ? [`It scrolls by a few pixels: ${element.outerHTML.slice(0, 120)}`] : []
    })
  })
}
