import { contract } from '@comanda/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/index.ts'
import { createJobs } from '../../platform/jobs/index.ts'
import { silentLog } from '../../platform/log.ts'
import { pgBouncerProgram, startPgBouncer } from '../../testing/pgbouncer.ts'
import { refusedAs, requestId, testApp, twenty } from '../../testing/index.ts'

const program = pgBouncerProgram()
if (program === undefined) process.stdout.write('PgBouncer is not installed: its tests are skipped.\n')

/** Fewer than the servers open: they take turns on them, so that nothing of a session may be used. */
const CONNECTIONS = 10
/** Of each server, as docs/operations.md computes them. */
const TRANSACTIONS = 4

describe.skipIf(program === undefined)('Two servers through PgBouncer in transaction mode', () => {
  let bouncer: ReturnType<typeof startPgBouncer> | undefined
  // Registered first, and so called last.
  afterAll(async () => (await bouncer)?.stop())
  const app = testApp({
    processes: 2,
    openOwn: async ({ direct }) => {
      bouncer ??= startPgBouncer(program ?? '', direct, CONNECTIONS)
      const options = { connectTimeout: 15_000, transactions: TRANSACTIONS }
      return openDatabase({ reach: (await bouncer).reach, direct }, options)
    },
  })

  test('Twenty guests at once order and pay: no order is lost and none is paid twice (O1, M7)', async () => {
    const placed = await twenty(async () => {
      const ann = app.guest()
      const { orderId } = await ann.order({ dishes: ['soup', 'soup'] })
      const paid = await Promise.all([ann.pay(orderId), ann.pay(orderId)])
      return { ann, orderId, paid }
    })
    await app.settle()
    for (const { ann, orderId, paid } of placed) {
      expect(paid.map(refusedAs)).toContain('done')
      expect(app.inCardBook(orderId)).toEqual(['captured'])
      expect(await ann.standing(orderId)).toBe('placed/paid')
    }
    expect(await app.audit()).toEqual([])
  }, 60_000)

  test('Twenty copies of one submit at both servers are one order (O3)', async () => {
    const ann = app.guest()
    const cart = await ann.fillCart(['soup'])
    const orders = await twenty(() => ann.repeating(requestId()).submit(cart))
    const ids = orders.flatMap(order => ('orderId' in order ? [order.orderId] : []))
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
  }, 30_000)

  test('Twenty jobs of two processes run once each (O7)', async () => {
    const reach = await bouncer?.then(running => running.reach)
    const processes = [1, 2].map(() => createJobs({ reach: reach ?? app.db.direct, log: silentLog }))
    const done: number[] = []
    for (const jobs of processes)
      jobs.work<{ number: number }>('pooled', async ({ number }) => void done.push(number), { pollSeconds: 0.5 })
    for (const jobs of processes) await jobs.start()
    await twenty(number => app.db.inTx(tx => processes[0]?.enqueue(tx, 'pooled', { number }) ?? Promise.resolve()))
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(20)
    expect(new Set(done).size).toBe(20)
    for (const jobs of processes) await jobs.stop()
  }, 40_000)

  test('A change at one server reaches a phone that listens at the other, and so does the end of a session (CART-11, LOGIN-5)', async () => {
    const streamOf = async (ticket: string) => {
      const stream = await fetch(`${app.url}/api/push/stream?ticket=${ticket}`)
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      return async () => (await reader?.read()) ?? { done: true, value: undefined }
    }
    const ann = app.guest({ process: 1 })
    const { cartId } = await ann.fillCart(['soup'])
    const phone = await streamOf((await ann.must(contract.push.ticket, { topics: [`cart:${cartId}`] })).ticket)
    await ann.changeCart(0, ['soup'])
    let received = ''
    while (!received.includes(cartId)) received += (await phone()).value ?? ''
    // Versions are polled too, the end of a session is not: only LISTEN carries it to the other server.
    const sam = app.staff()
    const { ticket } = await sam.must(contract.push.ticket, { topics: [`shop:${app.shop.config.shopId}`] })
    const console = await streamOf(ticket)
    await sam.must(contract.staff.signOut, {}, { process: 1 })
    while (!(await console()).done);
  }, 30_000)
})
