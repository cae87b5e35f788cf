import { contract } from '@comanda/contract'
import { breakdowns } from '@comanda/contract/report'
import { addDays } from '@comanda/domain/store'
import { type Figure, median } from '../figures.ts'
import { openConnection } from '../load/connection.ts'
import { requestBytes } from '../load/request.ts'
import { startProduct } from '../server/subjects.ts'
import { fillYear, STORES, TOKEN } from './fill-year.ts'

const TIMES = 5
/** Lengths of ranges that end today, in days. */
const RANGES = [1, 7, 31, 365]
const BUDGET_MS = 300

interface Slowest {
  took: number
  what: string
}

/** Reports over a year of 1,000 orders a day: how long the slowest range and breakdown take. PAY-13 */
export async function measureReports(dataDir: string): Promise<Figure[]> {
  await fillYear(dataDir)
  const product = await startProduct(dataDir, { demo: true })
  const connection = await openConnection(product.port)
  const ask = async (path: string, body: object): Promise<number> => {
    const started = performance.now()
    const response = JSON.parse((await connection.ask(requestBytes(path, body, TOKEN))).toString()) as { code: string }
    if (response.code !== '000') throw new Error(`${path}: ${JSON.stringify(response)}`)
    return performance.now() - started
  }
  const several = async (path: string, body: object) => {
    const took: number[] = []
    for (let i = 0; i < TIMES; i += 1) took.push(await ask(path, body))
    return median(took)
  }
  const today = new Date().toISOString().slice(0, 10)
  const slowestOf = async (shopIds: readonly number[]): Promise<Slowest> => {
    let slowest: Slowest = { took: 0, what: '' }
    for (const days of RANGES)
      for (const by of breakdowns) {
        const range = { from: addDays(today, 1 - days), until: today }
        const took = await several(contract.report.sales.path, { shopId: STORES[0], shopIds, ...range, by })
        if (took > slowest.took) slowest = { took, what: `${days} days by ${by}` }
      }
    return slowest
  }
  try {
    const one = await slowestOf(STORES.slice(0, 1))
    const ten = await slowestOf(STORES)
    const budget = { unit: 'ms', atMost: true }
    return [
      { name: 'report of any range, one store', measured: one.took, budget: BUDGET_MS, note: one.what, ...budget },
      { name: 'report of any range, ten stores', measured: ten.took, budget: BUDGET_MS, note: ten.what, ...budget },
      {
        name: 'day report of 1,000 orders',
        measured: await several(contract.report.dayReport.path, { shopId: STORES[0] }),
        ...budget,
      },
      {
        name: 'day figures of 1,000 orders',
        measured: await several(contract.report.dayFigures.path, { shopId: STORES[0] }),
        ...budget,
      },
    ]
  } finally {
    connection.close()
    await product.stop()
  }
}
