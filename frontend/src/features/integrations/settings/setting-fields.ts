import type { ConfigurableName } from '@meridian/contracts/values/integrations'

/** One setting of an integration as its form shows it. */
export interface SettingField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Typed unseen, and never sent back by the server. */
  readonly secret?: true
}

/** Fields that belong together, under a heading where there is one. */
export interface SettingGroup {
  readonly title?: string
  readonly note?: string
  readonly fields: readonly SettingField[]
}

/** The form of each integration. */
export const SETTING_GROUPS: Record<ConfigurableName, readonly SettingGroup[]> = {
  telegram: [
    {
      fields: [
        {
          name: 'botToken',
          label: 'Bot token',
          secret: true,
          hint: 'From BotFather: a whole number, a colon and a long key. The bot has to be an administrator of the channel.',
        },
        {
          name: 'channelId',
          label: 'Channel ID',
          hint: 'A whole number, such as -1001234567890. Channels have a negative one.',
        },
      ],
    },
  ],
  notion: [
    {
      note: 'Pages are protected by their level. Those marked Basic+ open to every tier, those marked Pro+ to Pro and Enterprise.',
      fields: [
        {
          name: 'integrationSecret',
          label: 'Integration secret',
          secret: true,
          hint: 'From the settings of the integration in Notion. Share the content databases with it, too.',
        },
      ],
    },
  ],
  discord: [
    {
      fields: [
        {
          name: 'serverId',
          label: 'Server ID',
          hint: 'A number of 17 to 20 digits. Discord copies it from the server’s menu in developer mode.',
        },
      ],
    },
    {
      title: 'Role mapping',
      note: 'Which role a tier gives, such as basic → member role, pro → pro member role. It needs a bot that may manage roles; an empty ID gives no role.',
      fields: [
        { name: 'botToken', label: 'Bot token', secret: true, hint: 'From the bot’s page at Discord.' },
        { name: 'basicRoleId', label: 'Role ID for Basic' },
        { name: 'proRoleId', label: 'Role ID for Pro' },
        { name: 'enterpriseRoleId', label: 'Role ID for Enterprise' },
      ],
    },
  ],
}

/** The fields of an integration in their order, without their groups. */
export function fieldsOf(name: ConfigurableName): readonly SettingField[] {
  return SETTING_GROUPS[name].flatMap(({ fields }) => fields)
}

/** The initial values of a form: what is kept, and nothing for a secret. */
export function startingValues(
  name: ConfigurableName,
  kept: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(name).map(({ name: field, secret }) => [field, secret ? '' : (kept[field] ?? '')]),
  )
}

const LABELS = new Map(
  Object.values(SETTING_GROUPS).flatMap((groups) =>
    groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
  ),
)

/** What is set, by the labels of the forms. A setting that is in no form goes by its own name. */
export function settingLines(kept: Readonly<Record<string, string>>): { label: string; value: string }[] {
  return Object.entries(kept).map(([name, value]) => ({ label: LABELS.get(name) ?? name, value }))
}
