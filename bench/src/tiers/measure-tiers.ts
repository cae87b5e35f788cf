import { audit } from '@comanda/server/audit/report'
import { openDatabase } from '@comanda/server/platform/db/index'
import type { Figure } from '../figures.ts'
import { memoryOf, watchHeld, watchMemory } from '../server/proc.ts'
import { startProduct } from '../server/subjects.ts'
import { type Book, disagreements, oversold, uncaptured, unsettled } from './books.ts'
import { type Ending, inPromotion, ordinary } from './journeys.ts'
import { arrive } from './open-arrivals.ts'
import { fillAllBalances } from './balances.ts'
import { type CardProvider, openProvider } from './provider.ts'
import { steadiness } from './steadiness.ts'
import { Stopwatch } from './stopwatch.ts'
import { ORDINARY_BUDGETS, OVERLOAD, type Tier, tiers } from './tiers.ts'

const MINUTE_MS = 60_000
/** The time for work in progress to complete after the load. */
const QUIET_MS = 45_000
/** After a promotion ordinary guests come half a minute later: their waits are those of any day again. */
const AFTERWARDS = { perSecond: 2, rampSeconds: 1, seconds: 20 }
const RECOVERY_MS = 30_000
const ORDINARY_THINK_MS = 500

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

interface TiersAsk {
  dataDir: string
  /** Tier names; empty = all. */
  only: readonly string[]
  /** Overrides each tier's own duration. */
  seconds?: number | undefined
}

/** Open loads of complete journeys; after each, the product's and the provider's records are compared. R3, M1-M13, S1, O2 */
export async function measureTiers({ dataDir, only, seconds }: TiersAsk): Promise<Figure[]> {
  const db = await openDatabase({ dataDir })
  await fillAllBalances(db)
  await db.close()
  const figures: Figure[] = []
  const running = { port: 0 }
  const provider = await openProvider(() => `http://127.0.0.1:${running.port}`)
  const stand = { dataDir, provider, running, since: new Date() }
  try {
    for (const tier of tiers.filter(({ name }) => only.length === 0 || only.includes(name)))
      figures.push(...(await measureTier(stand, { ...tier, ...(seconds !== undefined && { seconds }) })))
  } finally {
    await provider.standin.close()
  }
  return [...figures, ...goodput(figures)]
}

const MEAN = 'orders a second, mean under full load'

/** What the overload answers per second, as a share of the best of the other tiers of the run. R3 */
function goodput(figures: readonly Figure[]): Figure[] {
  const means = figures.filter(({ name }) => name.endsWith(MEAN))
  const overload = means.find(({ name }) => name.startsWith(OVERLOAD))
  const best = Math.max(...means.filter(figure => figure !== overload).map(({ measured }) => measured))
  if (overload === undefined || !(best > 0)) return []
  const note = `${overload.measured.toFixed(1)} of ${best.toFixed(1)} a second`
  return [
    {
      name: 'goodput of the overload, of the best',
      unit: '%',
      measured: (overload.measured / best) * 100,
      budget: 80,
      note,
    },
  ]
}

/** Shared by all tiers: the data, and the provider with its records since then. */
interface Stand {
  dataDir: string
  provider: CardProvider
  /** The server to which the provider sends its messages. */
  running: { port: number }
  since: Date
}

async function measureTier({ dataDir, provider, running, since }: Stand, tier: Tier): Promise<Figure[]> {
  const product = await startProduct(dataDir, { env: provider.env })
  running.port = product.port
  const stopwatch = new Stopwatch()
  const visit = { port: product.port, stopwatch, thinkMs: tier.thinkMs }
  const ends = new Map<Ending, number>()
  const stalls = tier.stalls ? setInterval(provider.stall, MINUTE_MS) : undefined
  const journey = tier.journeys === 'ordinary' ? ordinary : inPromotion
  try {
    const mostMemory = watchMemory(product.pid)
    const held = watchHeld(product.pid)
    await arrive(tier, async nth => {
      const ending = await journey(nth, visit)
      ends.set(ending, (ends.get(ending) ?? 0) + 1)
    })
    const steady = held()
    const recovery = tier.journeys === 'promotion' ? await recovered(product.port) : []
    await pause(QUIET_MS)
    const memory = { most: mostMemory(), after: memoryOf(product.pid) }
    await product.stop()
    const books = await readBooks(dataDir, provider.standin.provider.book.report(), since)
    return [
      ...waits(tier, stopwatch),
      ...outcomes(tier, ends, stopwatch),
      ...recovery,
      ...books,
      ...memoryFigures(memory),
      ...(tier.isSoak ? steadiness(steady) : []),
    ].map(figure => ({ ...figure, name: `${tier.name}: ${figure.name}` }))
  } finally {
    clearInterval(stalls)
    await product.stop()
  }
}

/** The waits of ordinary guests within a minute after the load. R3 */
async function recovered(port: number): Promise<Figure[]> {
  await pause(RECOVERY_MS)
  const stopwatch = new Stopwatch()
  await arrive(AFTERWARDS, async nth => void (await ordinary(nth, { port, stopwatch, thinkMs: ORDINARY_THINK_MS })))
  return waits({ budgets: ORDINARY_BUDGETS }, stopwatch).map(figure => ({
    ...figure,
    name: `afterwards ${figure.name}`,
  }))
}

const waits = ({ budgets }: Pick<Tier, 'budgets'>, stopwatch: Stopwatch): Figure[] =>
  budgets.map(({ wait, part, atMost }) => ({
    name: `${wait}, p${Math.round(part * 100)}`,
    unit: 'ms',
    measured: stopwatch.part(wait, part),
    budget: atMost,
    atMost: true,
    note: `${stopwatch.count(wait)} in all`,
  }))

/** Seconds at the start and end without the full load. */
const EDGE = 5

function outcomes({ perSecond, success }: Tier, ends: ReadonlyMap<Ending, number>, stopwatch: Stopwatch): Figure[] {
  const all = [...ends.values()].reduce((sum, count) => sum + count, 0)
  const done = (ends.get('paid') ?? 0) + (ends.get('ordered') ?? 0)
  const steady = stopwatch.perSecond('submit').slice(EDGE, -EDGE)
  const mean = steady.reduce((sum, count) => sum + count, 0) / Math.max(1, steady.length)
  return [
    {
      name: 'journeys that ended as wished',
      unit: '%',
      measured: (done / Math.max(1, all)) * 100,
      ...(success !== undefined && { budget: success * 100 }),
      note: `${perSecond}/s offered; ${[...ends].map(([ending, count]) => `${ending} ${count}`).join(', ')}`,
    },
    {
      name: MEAN,
      unit: '/s',
      measured: mean,
      note: `busy was answered ${stopwatch.count('refusal')} times`,
    },
  ]
}

const memoryFigures = ({ most, after }: { most: number; after: number }): Figure[] => [
  { name: 'memory of the server, most', unit: 'MB', measured: most, note: `${Math.round(after)} afterwards` },
]

async function readBooks(dataDir: string, book: Book, since: Date): Promise<Figure[]> {
  const db = await openDatabase({ dataDir })
  const none = { unit: '', budget: 0, atMost: true } as const
  try {
    const { findings } = await audit(db)
    const apart = await disagreements(db, book, since)
    return [
      {
        name: 'findings of the audit',
        measured: findings.length,
        ...none,
        note: JSON.stringify(findings).slice(0, 300),
      },
      {
        name: 'payments the two books do not agree on',
        measured: apart.length,
        ...none,
        note: apart.slice(0, 3).join('; '),
      },
      { name: 'sold beyond what there was', measured: await oversold(db), ...none },
      { name: 'payments without an end', measured: await unsettled(db), ...none },
      { name: 'captures not confirmed after 45 s', unit: '', measured: await uncaptured(db) },
    ]
  } finally {
    await db.close()
  }
}
