import type { Page } from 'playwright-core'

/**
 * What screen readers would not read out although it changes, or would read out again and again, in words. Not every
 * browser tells them of a line that is hidden until it has something to say; and the time since a moment changes every
 * minute by itself.
 */
export async function complaintsAboutReadOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outer = (element: Element) => element.outerHTML.slice(0, 120)
    const late = [...document.querySelectorAll('[role=status]:empty')]
      .filter((line) => !line.checkVisibility() && line.parentElement?.checkVisibility())
      .map((line) => `It is hidden until it has something to say: ${outer(line)}`)
    const restless = [...document.querySelectorAll('time')]
      .filter(({ textContent }) => /^in .* \w+$| ago$/.test(textContent))
      .filter((moment) => {
        const live = moment.closest('[aria-live], [role=status], [role=alert]')
        return live !== null && live.ariaLive !== 'off'
      })
      .map((moment) => `It is read out again whenever its words change: ${outer(moment)}`)
    return [...late, ...restless]
  })
}
