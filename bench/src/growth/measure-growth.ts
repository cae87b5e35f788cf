import { fileURLToPath } from 'node:url'
import { writeAudit, writeAuditSince } from '@comanda/server/audit/report'
import { account, entriesOf } from '@comanda/server/ledger/index'
import { idleCarts } from '@comanda/server/modules/cart/retention'
import { couponSetup } from '@comanda/server/modules/coupon/set-up'
import { countByStars } from '@comanda/server/modules/evaluation/queries'
import { listOrders, recentOrders } from '@comanda/server/modules/order/guest/guest-orders'
import { ownBook } from '@comanda/server/modules/payment/reconcile/own-book'
import { pointsStateOf } from '@comanda/server/modules/points/lots'
import { type Database, migrate, openDatabase } from '@comanda/server/platform/db/index'
import { precompressedAnswer } from '@comanda/server/platform/http/precompressed'
import { indexMenu, inOneLanguage, menuFor, onSaleFrom } from '@comanda/domain/menu'
import { bigMenu, TWO_HUNDRED } from '../data/big-menu.ts'
import { CORPORATION } from '../data/places.ts'
import { type Figure, median } from '../figures.ts'
import { fillYears, MEMBER } from './fill-years.ts'
import { measureCarts } from './measure-carts.ts'

/** Numbers of orders; each adds to the rows of the one before. */
export const SIZES: readonly number[] = [1000, 10_000, 100_000]
const RUNS = 15
const DISHES = [60, 200, 500, 2000]

type Step = readonly [name: string, work: () => Promise<unknown>, runs?: number]

class Undone extends Error {}

/** Steps whose cost used to depend on the number of orders. */
function stepsOf(db: Database): Step[] {
  const corporationId = CORPORATION
  const caller = { corporationId, session: { owner: `c:${MEMBER}`, customerId: MEMBER } } as never
  const day = { from: Date.now() - 86_400_000, until: Date.now() }
  const provider = { name: 'card', valueOf: (amount: number) => amount } as never
  const points = [account.points(MEMBER)]
  const deps = { db, clock: Date.now, discountsOf: async () => [] } as never
  const retention = () =>
    db
      .inTx(async tx => {
        await tx.query(idleCarts.statement, [corporationId, new Date(day.from - 30 * 86_400_000), 1000])
        throw new Undone()
      })
      .catch(error => (error instanceof Undone ? undefined : Promise.reject(error)))
  return [
    ['statement of points, a page', () => entriesOf(db, corporationId, points, { limit: 20 })],
    ['the same of one kind', () => entriesOf(db, corporationId, points, { limit: 20, kinds: ['pointsEarned'] })],
    ['balance of points', () => pointsStateOf(db, { corporationId, customerId: MEMBER }, Date.now())],
    [
      'active orders of a guest',
      async () => listOrders(deps)(caller, { state: 'active', pageSize: 10, search: '' } as never),
    ],
    ['recent orders of a guest', async () => recentOrders(deps)(caller, {} as never)],
    ['set-up of coupons', async () => couponSetup(deps)(caller, {} as never)],
    [
      'reviews of a month counted',
      () => countByStars(db, { corporationId, shopId: 9001 }, new Date(day.from - 30 * 86_400_000)),
    ],
    ['own book of a day', () => ownBook(db, provider, { corporationId, references: [], day })],
    ['retention of carts', retention],
    ['audit', () => writeAudit(db, async () => {}), 1],
    // Later than the data was made, which is within the margin of such an audit.
    ['audit of what changed: nothing', () => writeAuditSince(db, new Date(Date.now() + 3_600_000), async () => {}), 3],
  ]
}

async function medianOf([, work, runs = RUNS]: Step): Promise<number> {
  const took: number[] = []
  if (runs > 1) for (let warm = 0; warm < 6; warm += 1) await work()
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now()
    await work()
    took.push(performance.now() - from)
  }
  return median(took)
}

/** The cost of each step by the number of orders; `bare` is that of the first number. */
export async function measureGrowth(dataDir: string, sizes = SIZES): Promise<Figure[]> {
  const carts = await measureCarts(dataDir)
  const db = await openDatabase({ dataDir }, { statementTimeout: 0 })
  try {
    await migrate(db, fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url)))
    const first = new Map<string, number>()
    const figures: Figure[] = []
    let filled = 0
    for (const size of sizes) {
      await fillYears(db, filled, size)
      filled = size
      for (const step of stepsOf(db)) {
        const measured = await medianOf(step)
        const [name] = step
        const bare = first.get(name)
        if (bare === undefined) first.set(name, measured)
        figures.push({ name: `${name}, ${size} orders`, unit: 'ms', measured, ...(bare !== undefined && { bare }) })
      }
    }
    return [
      ...figures.toSorted((a, b) => (a.name.split(',')[0] ?? '').localeCompare(b.name.split(',')[0] ?? '')),
      ...carts,
      ...(await firstMenus()),
    ]
  } finally {
    await db.close()
  }
}

/** The first menu answer after a start, by the number of dishes. */
async function firstMenus(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const dishes of DISHES) {
    const document = bigMenu({ ...TWO_HUNDRED, dishes })
    const from = performance.now()
    const index = indexMenu(onSaleFrom(document))
    await precompressedAnswer(inOneLanguage(menuFor(index.document, 1300), 'en_US'))
    figures.push({ name: `first menu, ${dishes} dishes`, unit: 'ms', measured: performance.now() - from })
  }
  return figures
}
