// Keeps every element with `data-live` and an id as it is on the server, while somebody looks.

const EVERY_MS = 3_000

/** Fetches the page again and takes over what has changed in its live elements. */
export async function refresh() {
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const element of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(element.id)
    if (fresh && !isBeingRead(element) && fresh.innerHTML !== element.innerHTML) takeOver(element, fresh)
  }
}

/**
 * What somebody has unfolded stays as it is.
 * @param {Element} element
 */
function isBeingRead(element) {
  return element.querySelector('details[open]') !== null
}

/**
 * @param {Element} element
 * @param {Element} fresh
 */
function takeOver(element, fresh) {
  const focused = document.activeElement
  const hadFocus = element.contains(focused)
  element.replaceChildren(...fresh.childNodes)
  if (hadFocus && focused) (successorOf(focused, element) ?? titleOf(element))?.focus({ preventScroll: true })
}

/**
 * What stands where the focus was: a button is found by its form, a link by its address.
 * @param {Element} focused
 * @param {Element} element
 * @returns {HTMLElement | null | undefined}
 */
function successorOf(focused, element) {
  const form = focused.closest('form')
  if (form) return element.querySelector(`#${CSS.escape(form.id)} button`)
  const href = focused.getAttribute('href')
  return href === null ? undefined : element.querySelector(`a[href="${CSS.escape(href)}"]`)
}

/**
 * What the button offered is done, and it is gone: reading goes on at the head of its part.
 * @param {Element} element
 * @returns {HTMLElement | null | undefined}
 */
function titleOf(element) {
  const title = element.closest('section')?.querySelector('h2')
  title?.setAttribute('tabindex', '-1')
  return title
}

async function keepFresh() {
  // The sandbox may be stopped for a while, and is asked again when it is back.
  if (document.visibilityState === 'visible') await refresh().catch(() => undefined)
  setTimeout(keepFresh, EVERY_MS)
}

if (document.querySelector('[data-live]')) setTimeout(keepFresh, EVERY_MS)
