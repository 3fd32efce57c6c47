import type { Response } from 'express'
import { type Html, html } from '../../html.ts'
import { PORTAL_PATH } from './paths.ts'

export interface Page {
  title: string
  main: Html
  /** Where a link above the page leads, and what it says. */
  back?: { href: string; text: string } | undefined
  /** Addresses elsewhere that the page's forms may lead to. */
  leadsTo?: readonly string[]
}

const HEADERS = {
  'cache-control': 'no-store',
  // Addresses of these pages are secrets. A stricter policy would hide the origin of our own forms from us.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
}

/** Answers with a page of the billing portal, which runs no script and loads nothing from elsewhere. */
export function sendPage(res: Response, page: Page, status = 200): void {
  res.set(HEADERS).set('content-security-policy', policyOf(page)).status(status).send(layOut(page).markup)
}

/** The browser counts the site that a form's answer redirects to as the form's target. */
function policyOf({ leadsTo = [] }: Page): string {
  const targets = ["'self'", ...leadsTo.map((url) => new URL(url).origin)].join(' ')
  return `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action ${targets}`
}

function layOut({ title, main, back }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox billing</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/style.css">
<link rel="stylesheet" href="${PORTAL_PATH}/portal.css">
</head>
<body>
<header>
<p><strong>Sandbox</strong> billing</p>
${back !== undefined && html`<nav aria-label="Back"><a href="${back.href}">${back.text}</a></nav>`}
</header>
<main id="main">
${main}
</main>
<footer><p class="quiet">These pages stand in for Stripe’s. No real money moves, and only test cards are taken, such as 4242 4242 4242 4242.</p></footer>
</body>
</html>
`
}
