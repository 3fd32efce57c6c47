/** What points a part of the system at the providers' stand-ins, with each provider's variables grouped. */
export interface SandboxVariables {
  /** Setting this one means that the real provider is meant. */
  decisive: string
  variables: Record<string, string>
}

/** The variables for the stand-ins at that address; their keys are fixed and open nothing else. */
export function sandboxVariables(sandboxUrl: string): readonly SandboxVariables[] {
  return [
    {
      decisive: 'STRIPE_SECRET_KEY',
      variables: {
        STRIPE_SECRET_KEY: 'sk_test_sandbox',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
        STRIPE_API_BASE_URL: `${sandboxUrl}/stripe`,
      },
    },
    {
      decisive: 'TELEGRAM_BOT_TOKEN',
      variables: {
        TELEGRAM_BOT_TOKEN: '700000001:sandbox-token-for-local-use-only',
        TELEGRAM_CHANNEL_ID: '-1001234567890',
        TELEGRAM_WEBHOOK_SECRET: 'telegram_secret_sandbox',
        TELEGRAM_API_BASE_URL: `${sandboxUrl}/telegram`,
      },
    },
    {
      decisive: 'NOTION_TOKEN',
      variables: { NOTION_TOKEN: 'ntn_sandbox', NOTION_API_BASE_URL: `${sandboxUrl}/notion` },
    },
    { decisive: 'DISCORD_API_BASE_URL', variables: { DISCORD_API_BASE_URL: `${sandboxUrl}/discord` } },
    { decisive: 'GEOCODING_BASE_URL', variables: { GEOCODING_BASE_URL: `${sandboxUrl}/geocode` } },
  ]
}
