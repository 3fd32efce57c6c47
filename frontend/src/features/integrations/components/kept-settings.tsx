import { settingLines } from '../settings/setting-fields.ts'

/** What is set; of secrets, only the last four characters. */
export function KeptSettings({ settings }: { settings: Readonly<Record<string, string>> }) {
  const lines = settingLines(settings)
  if (lines.length === 0) return <p className="text-sm text-ink-soft">Nothing is set yet.</p>
  return (
    <dl className="grid gap-1 border-t border-rule pt-4 text-sm">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
