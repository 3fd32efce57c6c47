import type { DunningSimulation } from '@meridian/contracts/http/membership/simulate-dunning'
import { FIGURE_GROUPS, type Figure } from '../figures.ts'
import { formatDifference, formatFigure, formatPolicy } from '../format.ts'

const ROW = 'sm:grid sm:grid-cols-[minmax(0,1fr)_8rem_8rem_9rem] sm:gap-x-6'

/** Both policies side by side, figure by figure, with the difference in words. */
export function Comparison({ simulation }: { simulation: DunningSimulation }) {
  return (
    <div className="grid gap-8">
      {FIGURE_GROUPS.map(({ title, figures }) => (
        <section key={title} aria-label={title}>
          <div className={`${ROW} items-end border-b border-rule-strong pb-2`}>
            <h2 className="headline text-2xl">{title}</h2>
            <PolicyNames simulation={simulation} />
          </div>
          <ul className="divide-y divide-rule">
            {figures.map((figure) => (
              <FigureRow key={figure.of} figure={figure} simulation={simulation} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The heads of the columns. Every figure names its policy itself for those who do not see columns. */
function PolicyNames({ simulation: { present, simulated } }: { simulation: DunningSimulation }) {
  const columns = [
    ['Present', formatPolicy(present.policy)],
    ['Simulated', formatPolicy(simulated.policy)],
  ]
  return columns.map(([name, policy]) => (
    <p key={name} aria-hidden className="hidden text-right text-sm sm:block">
      <span className="block font-semibold">{name}</span>
      <span className="text-ink-soft">{policy}</span>
    </p>
  ))
}

function FigureRow({
  figure: { of, unit, label, definition },
  simulation: { present, simulated },
}: {
  figure: Figure
  simulation: DunningSimulation
}) {
  return (
    <li className={`${ROW} py-4`}>
      <div>
        <h3 className="font-semibold">{label}</h3>
        <p className="max-w-prose text-sm text-ink-soft">{definition}</p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 sm:col-span-2 sm:mt-0 sm:text-right">
        <Value name="Present" words={formatFigure(present[of], unit)} />
        <Value name="Simulated" words={formatFigure(simulated[of], unit)} />
      </dl>
      <p className="mt-2 text-sm font-medium sm:mt-1.5">
        {formatDifference(present[of], simulated[of], unit)}
      </p>
    </li>
  )
}

function Value({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft sm:sr-only">{name}</dt>
      <dd className="headline text-2xl tabular-nums">{words}</dd>
    </div>
  )
}
