import { contract } from '@comanda/contract'
import { pgBouncerProgram } from '@comanda/server/testing/pgbouncer'
import { describe, expect, test } from 'vitest'
import type { TestServer } from '../harness.ts'
import { openProcesses, type Processes } from '../phones/processes.ts'
import { type Caller, EDAMAME, newGuest, payByCard, pickupInput } from '../steps/caller.ts'
import { startProvider } from '../steps/provider.ts'
import { charges, until } from '../steps/provider-book.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'

const GUESTS = 20
/** Fewer than both processes open together: they take turns on them. */
const POOLING = { connections: 12, transactions: 4 }

const program = pgBouncerProgram()
if (program === undefined)
  process.stdout.write('PgBouncer is not installed (Debian: pgbouncer): its journey is skipped.\n')

interface Guest {
  readonly caller: Caller
  /** Leads the phone to the other process, as a proxy does. */
  goTo(server: TestServer): void
  readonly url: () => string
}

async function guestAt(server: TestServer): Promise<Guest> {
  let { url } = server
  const caller = await newGuest(() => url)
  return { caller, url: () => url, goTo: other => void (url = other.url) }
}

/** Every guest does the same, at once. */
const together = <In, Out>(guests: readonly In[], work: (guest: In) => Promise<Out>): Promise<Out[]> =>
  Promise.all(guests.map(work))

describe.skipIf(program === undefined)('Two processes behind PgBouncer in transaction mode', () => {
  const opened = reopenedOnRetry(
    async () => {
      const running: { product?: Processes } = {}
      const provider = await startProvider(() => running.product?.servers[0]?.url)
      const product = await openProcesses(2, async () => provider.env, { program: program ?? '', ...POOLING })
      running.product = product
      return { provider, product }
    },
    async ({ provider, product }) => {
      await product.close()
      await provider.close()
    },
  )

  test('Twenty guests order and pay at once while one process is killed: no order is lost, and each is charged once (O1, O3, M7)', async () => {
    const { product, provider } = opened()
    const [first, second] = product.servers
    if (first === undefined || second === undefined) throw new Error('no server')
    const guests = await Promise.all(Array.from({ length: GUESTS }, (_, at) => guestAt(at % 2 === 0 ? first : second)))
    const answers = await together(guests, async guest => ({
      ...guest,
      input: await pickupInput(guest.caller, 101, EDAMAME, '12_bankCard'),
    }))
    let placed = 0
    // In the middle of twenty orders one process ends; its guests repeat their request at the other one.
    const killed = until(
      async () => placed,
      count => count >= GUESTS / 4,
    ).then(async () => {
      await second.kill()
      for (const guest of guests) guest.goTo(first)
    })
    const orders = await together(answers, async ({ caller, input, url }) => {
      const answer = await caller.call(contract.order.submit, input)
      expect(answer).toMatchObject({ code: '000' })
      placed += 1
      return { caller, url, orderId: answer.data.orderId }
    })
    await killed
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(GUESTS)
    await together(orders, ({ caller, orderId, url }) => payByCard(caller, orderId, url()))
    await until(
      async () => orders.map(({ orderId }) => charges(provider.book(), orderId).length),
      counts => counts.every(count => count === 1),
    )
    for (const { caller, orderId } of orders) {
      const seen = () => caller.call(contract.order.queryOrderDetail, { orderId })
      await until(seen, ({ data }) => data.payState === 'paid')
    }
    const { rows } = await product.database.query<{ count: number }>(
      {
        name: 'orders of the journey',
        text: 'select count(*)::int as count from customer_order where order_id = any($1)',
      },
      [orders.map(({ orderId }) => orderId)],
    )
    expect(rows[0]?.count).toBe(GUESTS)
  })
})
