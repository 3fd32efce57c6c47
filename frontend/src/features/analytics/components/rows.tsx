import { ScrollingTable } from '../../../ui/scrolling-table.tsx'

export interface RowsProps {
  /** Says what the table holds. */
  caption: string
  /** The first one names the row. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The rows that a figure is made of, in a window of their own when there are many. */
export function Rows({ caption, columns, rows }: RowsProps) {
  return (
    <ScrollingTable caption={caption} look="report" className="max-h-80">
      <thead className="sticky top-0 bg-sunk text-ink-soft">
        <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:text-right [&>th]:font-semibold [&>th:first-child]:text-left">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="[&>*]:px-3 [&>*]:py-1.5 [&>*]:whitespace-nowrap">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
