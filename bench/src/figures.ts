/** One row of a table: a measurement, its target, and the bare reference in the same run. */
export interface Figure {
  name: string
  unit: string
  measured: number
  /** The target; `atMost` states whether it is a maximum. */
  budget?: number
  atMost?: boolean
  /** The value of the bare reference. */
  bare?: number
  note?: string
}

const shown = (value: number | undefined): string => {
  if (value === undefined) return ''
  if (value >= 100) return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')
  return value.toFixed(value >= 10 ? 1 : 2)
}

const verdict = ({ measured, budget, atMost }: Figure): string => {
  if (budget === undefined) return ''
  return (atMost === true ? measured <= budget : measured >= budget) ? 'yes' : 'no'
}

const COLUMNS = ['figure', 'measured', 'budget', 'kept', 'bare', 'to bare', 'note'] as const

const rowOf = (figure: Figure): string[] => {
  const { name, unit, measured, budget, atMost, bare, note } = figure
  const target = budget === undefined ? '' : `${atMost === true ? '<=' : '>='} ${shown(budget)}`
  const ratio = bare === undefined ? '' : (measured / bare).toFixed(2)
  return [name, `${shown(measured)} ${unit}`, target, verdict(figure), shown(bare), ratio, note ?? '']
}

/** The figures as a table for terminals and documents. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [[...COLUMNS], ...figures.map(rowOf)]
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n')
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
