import type { Response } from 'express'
import { type Html, html } from '../html.ts'

export interface Page {
  title: string
  current: 'console' | 'mailbox'
  main: Html
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
}

/** Answers with a page of the sandbox, which may load nothing from elsewhere. */
export function sendPage(res: Response, page: Page, status = 200): void {
  res.set(HEADERS).status(status).send(layOut(page).markup)
}

function layOut({ title, current, main }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/style.css">
<script src="/console/live.js" type="module"></script>
<script src="/console/forms.js" type="module"></script>
</head>
<body>
<a class="unseen" href="#main">Skip to the content</a>
<header>
<p><strong>Sandbox</strong></p>
<nav aria-label="Pages">
${link('/', 'Console', current === 'console')}
${link('/mail', 'Mailbox', current === 'mailbox')}
</nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<p id="status" role="status"></p>
<noscript><p class="quiet">The buttons of these pages need JavaScript.</p></noscript>
</body>
</html>
`
}

/** A link in a row of links, one of which is the current one. */
export function link(href: string, text: string, isCurrent: boolean): Html {
  return isCurrent
    ? html`<a href="${href}" aria-current="page">${text}</a>`
    : html`<a href="${href}">${text}</a>`
}
