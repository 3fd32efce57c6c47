import type { LocalSettings } from './settings.ts'

/** What a newcomer wants to know once everything runs. */
export function banner(
  { port, sandboxPort, dev }: LocalSettings,
  env: NodeJS.ProcessEnv,
  seeded: string,
): string {
  const named = [...seeded.matchAll(/^account: (\S+) (\S+) (\S+)$/gm)].map(
    ([, label, email, password]) => `    ${label}: ${email} / ${password}`,
  )
  const accounts = [...new Set(named)]
  return `
  ${env.SITE_NAME ?? 'Meridian'} runs.

    Open        ${dev ? `http://127.0.0.1:${port + 10} (front end, reloads by itself)` : env.PUBLIC_URL}
    Sandbox     http://127.0.0.1:${sandboxPort} (what the providers would do)
    Mailbox     http://127.0.0.1:${sandboxPort}/mail
    Test card   4242 4242 4242 4242, any date to come, any code

  Accounts
${accounts.join('\n')}

  Ctrl-C ends it; everything is kept in ${env.DATA_DIR}.
`
}
