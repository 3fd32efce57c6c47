/**
 * Enter in a field submits the page's form as it does from the page's own fields: through the first
 * submit button, and not at all while that is disabled.
 */
export function submitSurroundingForm(host: HTMLElement): void {
  const form = host.closest('form')
  const button = Array.from(form?.elements ?? []).find(submits)
  if (button === undefined) form?.requestSubmit()
  else button.click()
}

function submits(element: Element): element is HTMLButtonElement | HTMLInputElement {
  const canSubmit = element instanceof HTMLButtonElement || element instanceof HTMLInputElement
  return canSubmit && element.type === 'submit'
}
