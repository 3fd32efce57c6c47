import { formatCount } from '../../../lib/format.ts'
import { formatDuration } from '../../../lib/format-duration.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import type { Revocations } from '../api/integrations.ts'
import { CHANNEL_NAMES } from './channel-names.ts'

type Channel = Revocations['channels'][number]

const COLUMNS = ['Channel', 'Removed', 'Open', 'Median', '95 of 100 within', 'Over target']

const formatTime = (seconds: number | null) => (seconds === null ? 'None yet' : formatDuration(seconds))

interface ChannelFiguresProps {
  channels: readonly Channel[]
  /** In words. */
  target: string
}

/** The figures by channel: a table, and cards on small screens. */
export function ChannelFigures({ channels, target }: ChannelFiguresProps) {
  return (
    <>
      <ScrollingTable
        caption={`Removals of the last 30 days by channel; the target is ${target}`}
        look="list"
        tableClassName="text-right"
      >
        <thead>
          <tr className="border-b border-rule text-sm text-ink-soft">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-3 font-semibold whitespace-nowrap first:text-left"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule tabular-nums">
          {channels.map((channel) => (
            <Row key={channel.channel} channel={channel} />
          ))}
        </tbody>
      </ScrollingTable>
      <ul className="grid gap-3 sm:hidden">
        {channels.map((channel) => (
          <ChannelCard key={channel.channel} channel={channel} />
        ))}
      </ul>
    </>
  )
}

function Row({ channel: { channel, removed, open, medianSeconds, p95Seconds, overTarget } }: RowProps) {
  return (
    <tr>
      <th scope="row" className="px-4 py-3 text-left font-semibold">
        {CHANNEL_NAMES[channel]}
      </th>
      <td className="px-4 py-3">{formatCount(removed)}</td>
      <td className="px-4 py-3">{formatCount(open)}</td>
      <td className="px-4 py-3 whitespace-nowrap">{formatTime(medianSeconds)}</td>
      <td className="px-4 py-3 whitespace-nowrap">{formatTime(p95Seconds)}</td>
      <td className="px-4 py-3">
        <OverTarget count={overTarget} />
      </td>
    </tr>
  )
}

interface RowProps {
  channel: Channel
}

function ChannelCard({
  channel: { channel, removed, open, medianSeconds, p95Seconds, overTarget },
}: RowProps) {
  const figures = [
    ['Removed', formatCount(removed)],
    ['Open', formatCount(open)],
    ['Median', formatTime(medianSeconds)],
    ['95 of 100 within', formatTime(p95Seconds)],
  ]
  return (
    <li className="rounded-lg border border-rule bg-surface p-4 shadow-lift">
      <p className="mb-2 font-semibold">{CHANNEL_NAMES[channel]}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {figures.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt className="text-ink-soft">Over target</dt>
        <dd>
          <OverTarget count={overTarget} />
        </dd>
      </dl>
    </li>
  )
}

function OverTarget({ count }: { count: number }) {
  return count === 0 ? '0' : <Badge variant="destructive">{formatCount(count)}</Badge>
}
