/** Files that may be longer than others, as may their functions; each kind with the reason why no reader suffers. */
export const LONG_FILES: readonly { files: RegExp; reason: string }[] = [
  {
    files: /^backend\/migrations\//,
    reason: 'SQL that is read from top to bottom, once, and never edited after its release',
  },
]
