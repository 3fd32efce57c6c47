import type { LocalSettings } from './settings.ts'

/** What a newcomer wants to know once everything runs. */
export function banner({ sandboxPort, dev }: LocalSettings, env: NodeJS.ProcessEnv, demo: string): string {
  const { ADMIN_EMAIL = 'admin@meridian.example', ADMIN_PASSWORD } = env
  const named = [...demo.matchAll(/^account: (\S+) (\S+) (\S+)$/gm)].map(
    ([, label, email, password]) => `    ${label}: ${email} / ${password}`,
  )
  const accounts = new Set([`    admin: ${ADMIN_EMAIL} / ${ADMIN_PASSWORD}`, ...named])
  return `
  ${env.SITE_NAME ?? 'Meridian'} is running.

    Open        ${env.PUBLIC_URL}${dev ? ' (front end, reloads by itself)' : ''}
    Sandbox     http://127.0.0.1:${sandboxPort} (stands in for the providers)
    Mailbox     http://127.0.0.1:${sandboxPort}/mail
    Test card   4242 4242 4242 4242, any future date, any code

  Accounts
${[...accounts].join('\n')}

  Ctrl-C stops it; everything is kept in ${env.DATA_DIR}.
`
}
