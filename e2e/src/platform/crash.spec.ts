import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { startServer, type TestServer } from '../harness.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'
import { until } from '../steps/provider-book.ts'
import { EDAMAME, newCaller, payByCard, pickupInput } from '../steps/caller.ts'
import { changeData, readData } from '../steps/database.ts'
import { endWaits } from '../steps/end-waits.ts'
import { type OwnProvider, startProvider } from '../steps/provider.ts'

const KILLS = 10
const GUESTS = 6

interface Opened {
  readonly provider: OwnProvider
  readonly running: TestServer
}

const opened = reopenedOnRetry<Opened>(
  async () => {
    const started: { running?: TestServer } = {}
    const provider = await startProvider(() => started.running?.url)
    const running = await startServer(provider.env)
    started.running = running
    return { provider, running }
  },
  async ({ provider, running }) => {
    await running.stop()
    await provider.close()
  },
)

interface Seen {
  /** Orders that the server acknowledged as placed, and as paid. */
  readonly placed: string[]
  readonly paid: string[]
}

/** Guests order and pay one after another until `goesOn` returns false; acknowledged orders are recorded. */
async function keepOrdering(url: string, seen: Seen, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const guest = await newCaller(url)
    const ask = await pickupInput(guest, 101, EDAMAME, '12_bankCard')
    const placed = await guest.call(contract.order.submit, ask)
    expect(placed).toMatchObject({ code: '000' })
    const orderId = placed.data.orderId
    seen.placed.push(orderId)
    const paid = await payByCard(guest, orderId, url)
    if (paid.data?.paymentState === 'paid') seen.paid.push(orderId)
  }
}

interface OrderRow {
  readonly order_id: string
  readonly state: string
  readonly pay_state: string
  readonly charged: string
}

const ORDERS = `select o.order_id, o.state, o.pay_state,
    coalesce((select sum(a.charged_amount) from payment_attempt a
      where a.corporation_id = o.corporation_id and a.payable_id = o.order_id and a.state in ('authorised', 'captured')), 0) as charged
  from customer_order o where o.payment_method <> 'out-line'`

/** Differences between the stored orders and the provider's records; empty without any. M7, M8, M13 */
async function disagreements({ running, provider }: Opened): Promise<string[]> {
  const rows = await readData<OrderRow>(running, ORDERS)
  const stored = new Map<string, number[]>()
  for (const payment of provider.book().payments) {
    const holds = payment.state === 'authorised' ? payment.amount.value : payment.captured - payment.refunded
    const order = payment.merchantReference.split('-')[1] ?? ''
    if (holds > 0) stored.set(order, [...(stored.get(order) ?? []), holds])
  }
  const wrong = rows.flatMap(row => {
    const held = stored.get(row.order_id.replaceAll('-', '')) ?? []
    stored.delete(row.order_id.replaceAll('-', ''))
    const owed = row.pay_state === 'paid' ? [Number(row.charged)] : []
    return JSON.stringify(held) === JSON.stringify(owed) ? [] : [`${JSON.stringify(row)} but held ${held.join(' + ')}`]
  })
  return [...wrong, ...[...stored].map(([order, held]) => `nobody's ${order}: ${held.join(' + ')}`)]
}

/** Provider faults: answers that are lost after the work was done, and a message that never arrives. M8 */
function misbehave({ provider }: Opened): void {
  const { faults, webhooks } = provider.standin
  faults.add({ on: 'payments', kind: 'lost', bytes: 'none' })
  faults.add({ on: 'captures', kind: 'statusAfter', status: 502 })
  webhooks.behaviour.drop += 1
}

/** Repeatedly kills the server at random times while orders are placed. */
async function keepKilling(product: Opened, seen: Seen): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    const before = seen.placed.length
    await until(
      async () => seen.placed.length,
      placed => placed > before,
    )
    await new Promise(resolve => setTimeout(resolve, Math.random() * 1000))
    misbehave(product)
    await product.running.kill()
    await product.running.restart()
  }
  await until(
    async () => seen.paid.length,
    paid => paid > 0,
  )
}

test('A server killed at any time loses no acknowledged order and keeps no money without one (O1, M7, M8, M13)', async () => {
  const product = opened()
  const { running } = product
  const seen: Seen = { placed: [], paid: [] }
  let goesOn = true
  const guests = Array.from({ length: GUESTS }, () => keepOrdering(running.url, seen, () => goesOn))
  const killed = keepKilling(product, seen).finally(() => {
    goesOn = false
  })
  await Promise.all([killed, ...guests])

  const known = new Set((await readData<OrderRow>(running, ORDERS)).map(row => row.order_id))
  expect(seen.placed.filter(orderId => !known.has(orderId))).toEqual([])
  expect(seen.paid.length).toBeGreaterThan(0)
  expect(seen.placed.length).toBeGreaterThan(KILLS)
  await until(
    async () => {
      await changeData(running, endWaits)
      return disagreements(product)
    },
    wrong => wrong.length === 0,
  )
  const rows = await readData<OrderRow>(running, ORDERS)
  const paid = new Set(rows.filter(row => row.pay_state === 'paid').map(row => row.order_id))
  expect(seen.paid.filter(orderId => !paid.has(orderId))).toEqual([])
})
