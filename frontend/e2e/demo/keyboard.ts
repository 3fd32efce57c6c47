import type { Page } from 'playwright-core'

/** More stops than any screen has: whoever needs so many is caught somewhere. */
const MAX_STOPS = 400

/** Goes through a page that was just opened, by Tab alone: what it meets unseen, never meets, or does not get out of, in words. */
export async function complaintsOfKeyboard(page: Page): Promise<string[]> {
  const found: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const complaint = await page.evaluate(complaintOfStop)
    if (complaint === null) return [...found, ...(await page.evaluate(unreached))]
    if (complaint !== '') found.push(complaint)
  }
  return [...found, `The keyboard does not get out of the page after ${MAX_STOPS} stops`]
}

/** Runs in the page: notes where the focus is; says what is wrong there, and null once it has left the page. */
function complaintOfStop(): string | null {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || here === document.body) return null
  here.dataset.reached = ''
  const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : undefined
  const name = `<${here.localName}> "${(here.ariaLabel ?? label ?? here.textContent).trim().slice(0, 40)}"`
  const { outlineStyle, outlineWidth } = getComputedStyle(here)
  // Of what consists of several, the browser shows by itself which part has it.
  const isShown =
    (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
    here.matches('audio, video, [type=datetime-local]')
  if (!isShown) return `${name}: nobody sees that it has the focus`
  const { left, top, width, height } = here.getBoundingClientRect()
  // What is taller than the window is met at its top.
  const [x, y] = [left + width / 2, top + Math.min(height, innerHeight - Math.max(top, 0)) / 2]
  const met = document.elementFromPoint(x, y)
  const isFree = met !== null && (here.contains(met) || met.contains(here))
  return isFree ? '' : `${name}: has the focus where nobody sees it, at ${Math.round(x)}, ${Math.round(y)}`
}

/** Runs in the page: everything that a pointer can press and the keyboard has not met. */
function unreached(): string[] {
  const all =
    'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]'
  return (
    [...document.querySelectorAll<HTMLElement>(all)]
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility())
      .filter((one) => one.dataset.reached === undefined && !isOneOfReachedRadios(one))
      // A group hands the focus on to one of its own.
      .filter((one) => one.role === null || one.querySelector('[data-reached]') === null)
      .map(
        (one) =>
          `<${one.localName}> "${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}": not reached`,
      )
  )

  function isOneOfReachedRadios(one: HTMLElement): boolean {
    return one instanceof HTMLInputElement && one.type === 'radio'
      ? document.querySelector(`input[name="${one.name}"][data-reached]`) !== null
      : false
  }
}
