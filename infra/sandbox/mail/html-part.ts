import type { Response } from 'express'

const HEADERS = {
  // A mail runs nothing, whoever wrote it, and not only inside our own frame.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
}

/** Answers with the HTML of a mail alone, its links leading into new tabs. */
export function sendHtmlPart(res: Response, html: string): void {
  res.set(HEADERS).send(openingTabs(html))
}

/** Its links would otherwise open inside the frame. */
function openingTabs(html: string): string {
  const target = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + target) : target + html
}
