import { settingLines } from '../settings/setting-fields.ts'

/** What is set, secrets as their last four characters. */
export function KeptSettings({ settings }: { settings: Readonly<Record<string, string>> }) {
  const lines = settingLines(settings)
  if (lines.length === 0) return <p className="text-sm text-ink-soft">Nothing is set yet.</p>
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-rule pt-4 text-sm">
      {lines.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
