import type { Response } from 'express'

const HEADERS = {
  // A mail runs no scripts, whoever wrote it, even outside our own frame.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
}

/** Answers with the HTML of a mail alone; its links open new tabs. */
export function sendHtmlPart(res: Response, html: string): void {
  res.set(HEADERS).send(openingTabs(html))
}

/** Its links would otherwise open inside the frame. */
function openingTabs(html: string): string {
  const target = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + target) : target + html
}
