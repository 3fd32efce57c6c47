import { escapeHtml, type Invitation } from '@meridian/backend/worker-api'

export interface MailContent {
  subject: string
  greeting: string
  /** Paragraphs, in plain text. */
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** An entry for the reader's calendar. */
  calendar?: Invitation
}

/** Lays a mail out as text and as HTML. Everything that came from a person is escaped. */
export function layOutMail(
  content: MailContent,
  siteName: string,
): { subject: string; text: string; html: string; calendar: Invitation | undefined } {
  const { greeting, paragraphs, action, calendar } = content
  const lines = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), siteName]
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:#1d2b53;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p><p style="font-size:13px;color:#555">Or open this address: ${escapeHtml(action.url)}</p>`
    : ''
  const body = [greeting, ...paragraphs].map((paragraph) => `<p>${withLines(paragraph)}</p>`).join('')
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.6 Georgia,serif;color:#1a1a1a;max-width:34em;margin:0 auto;padding:24px">${body}${button}<p style="color:#555">${escapeHtml(siteName)}</p></body></html>`
  // A line break in a name must not become a header.
  return {
    subject: content.subject.replace(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html,
    calendar,
  }
}

/** What somebody wrote in several lines stays in lines. */
const withLines = (paragraph: string) => paragraph.split(/\r?\n/).map(escapeHtml).join('<br>')
