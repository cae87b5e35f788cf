import type { Figure } from '../figures.ts'
import type { Measured } from '../load/load.ts'
import type { ScenarioName } from '../load/scenarios.ts'
import { both, type Costed, cost, type Stand } from './both.ts'

interface Plan {
  scenario: ScenarioName
  name: string
  connections: number
  /** Iterations before the measurement. */
  warmUp: number
  budget?: number
}

const PLANS: readonly Plan[] = [
  {
    scenario: 'menu',
    name: 'menu of 200 dishes with options, 64 at once',
    connections: 64,
    warmUp: 60_000,
    budget: 30_000,
  },
  { scenario: 'pizzaMenu', name: 'menu of a pizza house, 64 at once', connections: 64, warmUp: 10_000 },
  { scenario: 'create', name: 'cart created with a first dish', connections: 16, warmUp: 4000, budget: 1800 },
  { scenario: 'change', name: 'cart change', connections: 16, warmUp: 6000, budget: 2300 },
  { scenario: 'read', name: 'cart read with totals', connections: 16, warmUp: 6000, budget: 6000 },
  { scenario: 'visit', name: 'a whole visit (7 calls)', connections: 16, warmUp: 2000, budget: 300 },
]

const WARM_ORDERS = 6000

/** Throughput of all loads that need no preparation. */
export async function throughputs(stand: Stand, wanted: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { scenario, connections, warmUp, ...plan } of PLANS.filter(one => wanted(one.scenario))) {
    const measured = await both(stand, { scenario, connections, seconds: stand.seconds }, { warmUp })
    figures.push({ ...plan, ...perSecond(plan.name, measured) })
    if (scenario === 'change') figures.push(waiting('p95 at 16: cart change', measured.product, measured.bare, 20))
  }
  return figures
}

const waiting = (name: string, product: Measured, bare: Measured, budget: number): Figure => ({
  name,
  unit: 'ms',
  measured: product.p95,
  budget,
  atMost: true,
  bare: bare.p95,
})

/** The waiting time of a single guest. */
export async function alone(stand: Stand): Promise<Figure[]> {
  const change = await both(stand, { scenario: 'change', connections: 1, seconds: stand.seconds / 2 }, { warmUp: 200 })
  const count = Math.round(60 * stand.seconds)
  const order = await both(
    stand,
    { scenario: 'orderByCard', connections: 1, count },
    { warmUp: 100, fill: 'fillOfMember' },
  )
  return [
    waiting('p95 alone: cart change', change.product, change.bare, 3),
    waiting('p95 alone: order', order.product, order.bare, 8),
  ]
}

/**
 * Orders at 16 concurrent clients, with the CPU time of server and database; waiting and CPU are those of an order paid by card.
 * Carts are filled before the measurement.
 */
export async function orders(stand: Stand): Promise<Figure[]> {
  const connections = 16
  const measured = (scenario: ScenarioName, fill: ScenarioName, each: number) =>
    both(stand, { scenario, connections, count: Math.round(each * stand.seconds) }, { warmUp: WARM_ORDERS, fill })
  const venue = await measured('order', 'fill', 600)
  const card = await measured('orderByCard', 'fillOfMember', 400)
  const twoSteps = await measured('orderThenCard', 'fillOfMember', 200)
  return [
    perSecond('order submitted, paid at the venue', venue),
    { ...perSecond('order submitted, paid by card balance, settled', card), budget: 800 },
    perSecond('the same in two steps, the order first', twoSteps),
    waiting('p95 at 16: order', card.product, card.bare, 60),
    {
      name: 'CPU of server and database per 1000 orders',
      unit: 's',
      measured: card.product.server + card.product.database,
      budget: 1.8,
      atMost: true,
      bare: card.bare.server + card.bare.database,
    },
  ]
}

const perSecond = (name: string, { product, bare }: { product: Costed; bare: Costed }): Figure => ({
  name,
  unit: '/s',
  measured: product.perSecond,
  bare: bare.perSecond,
  note: cost(product, bare),
})
