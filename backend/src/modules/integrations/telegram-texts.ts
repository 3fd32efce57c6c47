/** What the bot says. Plain text: nothing that came from a person is in it. */
export const BOT_TEXTS = {
  help: 'I let members into the channel. Open the Telegram tab of your portal to link this account, or to get an invite link.',
  unknownCode:
    'This link has already been used or has expired. Open the Telegram tab of your portal and make a new one.',
  taken:
    'This Telegram account is already linked to another member. Unlink it there first, or write to support.',
  inside: 'Your Telegram account is linked, and you are in the channel.',
  invited: (inviteLink: string) =>
    `Your Telegram account is linked. This link lets you into the channel, once, within 24 hours: ${inviteLink}`,
  waits: (reason: string) => `Your Telegram account is linked. ${reason}`,
  backAgain: (inviteLink: string) =>
    `Welcome back. This link lets you into the channel again, once, within 24 hours: ${inviteLink}`,
}

/** What the portal says. */
export const LINK_TEXTS = {
  invited: 'Your Telegram account is linked. Use the invite link to join the channel.',
  inside: 'Your Telegram account is linked, and you are in the channel.',
  waits: (reason: string) => `Your Telegram account is linked. ${reason}`,
  down: 'Your Telegram account is linked. Telegram cannot be reached right now: get the invite link in a moment.',
  banned:
    'An administrator has banned this Telegram account from the channel. Write to support to come back.',
  linkFirst: 'Link your Telegram account first, then get an invite link.',
  changed: 'Your Telegram account was changed in the meantime. Please try again.',
}
