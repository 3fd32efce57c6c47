// Posts the forms of the console as JSON, as the control calls want it, and says what came of it.

import { refresh } from './live.js'

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
  event.preventDefault()
  if (!form.dataset.sending) void submit(form)
})

/** @param {HTMLFormElement} form */
async function submit(form) {
  form.dataset.sending = 'yes'
  try {
    say(await send(form))
  } catch (error) {
    say(`That did not work: ${error instanceof Error ? error.message : error}`)
  }
  delete form.dataset.sending
}

/**
 * Returns what to say; throws an Error with the reason when the sandbox refuses or does not answer.
 * @param {HTMLFormElement} form
 */
async function send(form) {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(form)),
  })
  /** @type {{ error?: string, eventId?: string, status?: number }} */
  const body = [await answer.json()].flat()[0] ?? {}
  if (!answer.ok) throw new Error(body.error)
  await refresh()
  return `${form.dataset.done}${answered(body)}`
}

/**
 * The fields of a form: numbers as numbers, and those whose name ends in [] as a list.
 * @param {HTMLFormElement} form
 */
function bodyOf(form) {
  /** @type {Record<string, unknown>} */
  const body = {}
  for (const [name, value] of new FormData(form)) {
    if (name.endsWith('[]')) body[name.slice(0, -2)] = new FormData(form).getAll(name)
    else
      body[name] = form.querySelector(`[name="${name}"]:is([type="number"], [data-type])`)
        ? Number(value)
        : value
  }
  return body
}

/**
 * What the app said to a webhook that was sent again.
 * @param {{ eventId?: string, status?: number }} body
 */
function answered({ eventId, status }) {
  if (eventId === undefined) return '.'
  return status === 0 ? ', but the app did not answer.' : `; the app answered ${status}.`
}

/** @param {string} text */
function say(text) {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}
