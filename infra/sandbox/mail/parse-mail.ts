import PostalMime, { type Address, type Attachment } from 'postal-mime'
import { findLinks } from './links.ts'

export interface MailAttachment {
  filename: string
  mimeType: string
  /** Base64. */
  content: string
}

/** What a mail says, read from its source. */
export interface ParsedMail {
  messageId: string | null
  from: string
  subject: string
  text: string
  html: string
  links: string[]
  attachments: MailAttachment[]
}

/** Reads a mail's source. */
export async function parseMail(source: Buffer): Promise<ParsedMail> {
  const email = await PostalMime.parse(source, { attachmentEncoding: 'base64' })
  const { messageId = null, subject = '', text = '', html = '' } = email
  const attachments = email.attachments.map(readAttachment)
  return {
    messageId,
    from: formatAddress(email.from),
    subject,
    text,
    html,
    links: findLinks(html, text),
    attachments,
  }
}

function formatAddress(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? ''
  return address.name ? `${address.name} <${address.address}>` : address.address
}

function readAttachment({ filename, mimeType, content }: Attachment): MailAttachment {
  const encoded =
    typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64')
  return { filename: filename ?? 'attachment', mimeType, content: encoded }
}
