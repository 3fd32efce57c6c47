/**
 * Brings a page to life that the server has drawn: its scripts lie in a template, where browsers leave them alone until
 * the page has been painted. Before that they would only take the line and the processor from what is to be seen.
 */
const held = document.querySelector('template')
/** The second time there is nothing left to move. */
const wake = () => document.head.append(held?.content ?? '')
// An address may bring what only the scripts keep, as a referral's does, and its visitor may go on at once.
if (location.search) wake()
new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
// Some browsers keep their paints to themselves, so that nobody can recognize them by these.
addEventListener('load', () => setTimeout(wake, 2_000))
