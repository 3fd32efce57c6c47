import type { QueuesReport } from '@meridian/contracts/http/operations/queues'
import { formatCount } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { QUEUE_LABELS } from '../labels.ts'

type Queue = QueuesReport['queues'][number]

const COLUMNS = ['Waiting', 'Active', 'Delayed', 'Failed'] as const

/** How deep each queue is: a table, and cards on small screens. */
export function QueueFigures({ queues }: { queues: readonly Queue[] }) {
  return (
    <section aria-labelledby="depths">
      <h2 id="depths" className="headline mb-4 text-2xl">
        Depth
      </h2>
      <ScrollingTable
        caption="Jobs of each queue by what becomes of them"
        look="list"
        tableClassName="text-right"
      >
        <thead>
          <tr className="border-b border-rule text-sm text-ink-soft">
            <th scope="col" className="px-4 py-3 text-left font-semibold">
              Queue
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule tabular-nums">
          {queues.map((queue) => (
            <Row key={queue.name} queue={queue} />
          ))}
        </tbody>
      </ScrollingTable>
      <ul className="grid gap-3 sm:hidden">
        {queues.map((queue) => (
          <QueueCard key={queue.name} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

function Row({ queue: { name, waiting, active, delayed, failed } }: { queue: Queue }) {
  return (
    <tr>
      <th scope="row" className="px-4 py-3 text-left font-semibold">
        {QUEUE_LABELS[name]}
      </th>
      <td className="px-4 py-3">{formatCount(waiting)}</td>
      <td className="px-4 py-3">{formatCount(active)}</td>
      <td className="px-4 py-3">{formatCount(delayed)}</td>
      <td className="px-4 py-3">
        <Failed count={failed} />
      </td>
    </tr>
  )
}

function QueueCard({ queue: { name, waiting, active, delayed, failed } }: { queue: Queue }) {
  const figures = [waiting, active, delayed]
  return (
    <li className="rounded-lg border border-rule bg-surface p-4 shadow-lift">
      <p className="mb-2 font-semibold">{QUEUE_LABELS[name]}</p>
      <dl className="grid grid-cols-4 gap-2 text-sm tabular-nums">
        {COLUMNS.map((column, place) => (
          <div key={column}>
            <dt className="text-ink-soft">{column}</dt>
            <dd>{column === 'Failed' ? <Failed count={failed} /> : formatCount(figures[place] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Failed({ count }: { count: number }) {
  return count === 0 ? '0' : <Badge variant="destructive">{formatCount(count)}</Badge>
}
