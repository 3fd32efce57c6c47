import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from 'playwright-core'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What on the page breaks a rule that can be checked by machine; in words. */
export const findViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, (rules) => rules.withTags(LEVELS))

/** Which texts on the page are too faint. */
export const findFaintTexts = (page: Page): Promise<string[]> =>
  violationsOf(page, (rules) => rules.withRules('color-contrast'))

/**
 * Its other mode opens a second page for the sum of all frames; we show nothing that is cut off from us in a frame. What
 * is right need not be described: that took up to two fifths of the time.
 */
async function violationsOf(page: Page, only: (rules: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource: await sourceFor(page) })
  const rules = builder.setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await only(rules).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

/** Nothing where it is there from the last look: to be brought again, and twice each time, took it longer than to look. */
async function sourceFor(page: Page): Promise<string> {
  // A frame that goes away meanwhile needs none either.
  const knowsAxe = (frame: Frame) => frame.evaluate('"axe" in window').catch(() => frame.isDetached())
  const areReady = await Promise.all(page.frames().map(knowsAxe))
  const itsOwn = ''
  return areReady.every(Boolean) ? ';' : itsOwn
}
