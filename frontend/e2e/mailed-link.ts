import type { StartedCopy } from '@meridian/infra/testing/started-copy'
import { until } from '@meridian/infra/testing/until'

/** The link of the newest mail to somebody that leads to a page. */
export function untilMailedLink(
  { sandbox }: Pick<StartedCopy, 'sandbox'>,
  to: string,
  page: string,
): Promise<string> {
  const link = new RegExp(`http\\S+/${page}#\\S+`)
  return until(
    async () => {
      const mails = (await sandbox.get(`/control/mail?to=${to}`)).json<{ text: string }[]>()
      return mails.map(({ text }) => link.exec(text)?.[0]).find((found) => found !== undefined)
    },
    { what: `a mail to ${to} that leads to ${page}` },
  )
}
