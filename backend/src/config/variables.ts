import { isIP } from 'node:net'
import { hostOf } from '@meridian/contracts/values/url-on'
import addressParser from 'nodemailer/lib/addressparser'
import { z } from 'zod'

/** An address of one of these schemes. A "#" would cut it where it stands, and nobody would notice. */
function urlOf(...schemes: [string, string]) {
  const [one, other] = schemes.map((scheme) => `${scheme}://`)
  return z
    .string()
    .refine((url) => !url.includes('#'), encoded('#', '%23'))
    .pipe(
      z.url({
        protocol: new RegExp(`^(${schemes.join('|')})$`),
        error: `expected an address that begins with ${one} or ${other}`,
      }),
    )
}

/** The address of a server, with a name and a password where it wants them: a "/" in these would end the address early. */
export function serverUrl(...schemes: [string, string]) {
  return z
    .string()
    .refine((url) => !/:\/\/[^?@]*\/[^?@]*@/.test(url), encoded('/', '%2F'))
    .pipe(urlOf(...schemes))
}

function encoded(character: string, code: string): string {
  return `expected ${character} in a name or a password to be written as ${code}`
}

/** What a server listens on. */
export const listeningHost = z
  .string()
  .transform(hostOf)
  .refine((host) => isIP(host) !== 0 || /^[\w.-]+$/.test(host), {
    error: 'expected an address or a name of this machine, without a port',
  })

/** A web address; a slash at its end is removed. */
export const httpUrl = urlOf('http', 'https').transform((url) => url.replace(/\/$/, ''))

/** Where people reach the site, as browsers write it: the cookies and the origin of requests are judged by it. */
export const siteUrl = httpUrl
  .refine((url) => /^https?:\/\/[^/?#]+$/i.test(url), 'expected an address without a path')
  .transform((url) => new URL(url).origin)

/** A key of Stripe's, as it is copied: a line or a space that comes along is not part of it. */
function stripeKey(begins: RegExp, expected: string) {
  return z
    .string()
    .trim()
    .regex(/^\S+$/, { error: 'expected no spaces in it', abort: true })
    .regex(begins, expected)
}

/** The key that pages show to everybody; a secret one here would be everybody's. */
export const stripePublishableKey = z
  .string()
  .refine((key) => !/^\s*[sr]k_/.test(key), 'this is a secret key, expected the one that begins with pk_')
  .pipe(stripeKey(/^pk_/, 'expected the key that begins with pk_'))

export const stripeSecretKey = z
  .string()
  .refine((key) => !/^\s*pk_/.test(key), 'this is a publishable key, expected the one that begins with sk_')
  .pipe(stripeKey(/^[sr]k_/, 'expected the key that begins with sk_ or rk_'))

/** Not the id of the endpoint, which the dashboard shows beside it: every message would be refused. */
export const stripeWebhookSecret = stripeKey(
  /^whsec_/,
  'expected the signing secret of the endpoint, which begins with whsec_',
)

/** False where one key is of Stripe's test mode and the other one is not: no payment would succeed. */
export function areOfOneMode(secretKey: string, publishableKey: string): boolean {
  const secret = /^[sr]k_(test|live)_/.exec(secretKey)?.[1]
  const publishable = /^pk_(test|live)_/.exec(publishableKey)?.[1]
  return secret === undefined || publishable === undefined || secret === publishable
}

/** The name of something, without spaces around it. */
export function textOf(least: number, most: number) {
  const error = `expected ${least} to ${most} characters`
  return z.string().trim().min(least, error).max(most, error)
}

/**
 * As it is, since spaces may be part of it; but a line break at its end is the end of the file from which it comes, and
 * nobody could ever type it or send it.
 */
export function secretOf(least: number, most: number) {
  const error = `expected ${least} to ${most} characters`
  return z
    .string()
    .transform((text) => text.replace(/[\r\n]+$/, ''))
    .pipe(z.string().min(least, error).max(most, error))
}

export const emailAddress = z.email('expected an e-mail address')

/** The sender of mails, as mails write it. Quotes around the whole of it would become a part of the address. */
export const sender = z
  .string()
  .trim()
  .refine(
    isOneAddress,
    'expected an e-mail address, with a name before it or without, and no quotes around both',
  )

function isOneAddress(text: string): boolean {
  const [only, ...more] = addressParser(text, { flatten: true })
  return more.length === 0 && /^[^\s"@]+@[^\s"@]+$/.test(only?.address ?? '')
}

/** One of two values: true for 1, false for 0. */
export const flag = oneOf('0', '1').transform((text) => text === '1')

export function oneOf<const Values extends [string, string, ...string[]]>(...values: Values) {
  const choice = values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`
  return z.enum(values, `expected ${choice}`)
}

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .trim()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `expected a whole number from ${least} to ${most}`,
    })
    .transform(Number)
}

/** A part of a whole, 0 to 1. */
export const share = z
  .string()
  .refine((text) => /^\d*\.?\d+$/.test(text) && Number(text) <= 1, { error: 'expected a number from 0 to 1' })
  .transform(Number)

/** A path on this machine. */
export const folder = z
  .string()
  .refine((path) => !/[\0\r\n]/.test(path) && !/^[a-z][a-z0-9+.-]+:\/\//i.test(path), {
    error: 'expected the path of a folder on this machine',
  })

export const postgresUrl = serverUrl('postgres', 'postgresql').refine(
  (url) => /^\/./.test(pathOf(url) ?? '/…'),
  'expected the name of a database at its end',
)

/** One of the server's numbered databases may be chosen. */
export const redisUrl = serverUrl('redis', 'rediss').refine((url) => /^(\/\d*)?$/.test(pathOf(url) ?? ''), {
  error: 'expected the number of a database, or nothing, after the last /',
})

/** Undefined for what is no address, which is said already. */
function pathOf(url: string): string | undefined {
  return URL.parse(url)?.pathname
}

/** Addresses separated by commas. */
export function urlList(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item))
}

const MIN_KEY_LENGTH = 32

/** Secrets separated by commas, the newest first: the first one signs, all of them verify. */
export const keyList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(MIN_KEY_LENGTH, `each needs at least ${MIN_KEY_LENGTH} characters`)).min(1))
