import { contract } from '@comanda/contract'
import { type CallSpec, isRefusal } from '@comanda/contract/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AllHandlers, compose } from './compose.ts'
import { TABLE } from './compose/pay-after-test-house.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { silentLog } from './platform/log.ts'
import { type Asker, askerWith, customerOf } from './testing/access/asker.ts'
import { type Belongings, belongingsOf } from './testing/access/belongings.ts'
import { DEMO } from './testing/access/twin-brand.ts'
import { testDatabase, testStaff } from './testing/index.ts'
import { instantJobs } from './testing/instant-jobs.ts'
import { fieldsOf, NEVER, plausibleInput } from './testing/plausible.ts'
import { type WholeHouse, wholeHouse } from './testing/whole-house.ts'

const database = testDatabase()
let house: WholeHouse
let handlers: AllHandlers
let things: Belongings
let here: Asker
let elsewhere: Asker

beforeAll(async () => {
  house = await wholeHouse(database())
  const read = readConfig({ NODE_ENV: 'test' })
  if ('faults' in read) throw new Error(read.faults.join())
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  handlers = compose({ config: read.config, db: database(), jobs, log: silentLog, clock: systemClock }).handlers
  here = askerWith(house, await house.staff('newyork@marigold.example'))
  elsewhere = askerWith(house, await house.staff('london@marigold.example'))
  const guest = await customerOf(house, database(), 5001)
  things = await belongingsOf(guest, TABLE, { db: database(), staff: here, customerId: 5001 })
})
afterAll(() => house.close())

const staffCalls = Object.entries(contract).flatMap(([context, calls]) =>
  Object.entries(calls as Record<string, CallSpec>)
    .filter(([, call]) => call.gate === 'staff')
    .map(([name, call]) => ({ context: context as keyof AllHandlers, name, call })),
)

describe('a store that is not theirs is shut to staff before anything else is looked at · A1', () => {
  const ofStore = staffCalls.filter(({ call }) => fieldsOf(call).includes('shopId'))
  test.each(ofStore.map(one => [one.call.path, one] as const))('%s', async (_path, { context, name, call }) => {
    type Any = (caller: object, input: object) => Promise<unknown>
    const handler = (handlers[context] as unknown as Record<string, Any>)[name]
    const manager = testStaff([101], 'manager', DEMO)
    const brand = { ...manager, session: { ...manager.session, staff: { ...manager.session.staff, brand: true } } }
    const answer = await handler?.(brand, { ...plausibleInput(call), shopId: 102 })
    expect(isRefusal(answer) && answer.refused).toBe('notYourShop')
  })
})

/** What a store's own things are called in the questions of its staff. */
const OWN = ['orderId', 'bookingId', 'waitingId', 'billId']
const BESIDE: Readonly<Record<string, object>> = {
  '/api/console/bump': { lineKeys: ['x'], done: true },
  '/api/console/paper': { kind: 'receipt' },
  '/api/console/printOrder': { kind: 'receipt' },
  '/api/console/settleDeposit': { keep: false },
  '/api/console/moveBooking': { tableIds: ['A1'] },
  '/api/console/seatWaiting': { tableIds: ['A1'] },
  '/api/console/orderRefunds': { businessType: undefined },
  '/api/console/refundOrder': { businessType: undefined, wish: { amount: 100 } },
  '/api/console/decideRefund': { businessType: undefined, refundId: NEVER, yes: true },
  '/api/console/settleRefund': { businessType: undefined, refundId: NEVER, way: { again: true } },
  '/api/console/replyReview': { reply: 'Thank you' },
  '/api/console/payWithCode': { visitId: NEVER },
  '/api/console/payBillWithCode': { visitId: NEVER },
}

describe('another store’s order, booking or bill is answered like what never was · A1', () => {
  const onThings = staffCalls.flatMap(({ call }) =>
    OWN.filter(field => fieldsOf(call).includes(field)).map(field => [call.path, field, call] as const),
  )
  test.each(onThings)('%s %s', async (path, field, call) => {
    const input = {
      ...plausibleInput(call),
      ...BESIDE[path],
      ...(fieldsOf(call).includes('shopId') && { shopId: 102 }),
    }
    for (const real of things[field] ?? []) {
      const never = await elsewhere.ask(path, { ...input, [field]: NEVER })
      const foreign = await elsewhere.ask(path, { ...input, [field]: real })
      expect(never.code).not.toMatch(/^(000|COM-00-0400)$/)
      expect([foreign.code, foreign.message, foreign.data]).toEqual([never.code, never.message, never.data])
    }
  })

  test('and its own staff read and serve it', async () => {
    const [orderId, waiting] = things['orderId'] ?? []
    expect((await here.ask('/api/console/orderDetail', { orderId })).code).toBe('000')
    expect((await here.ask('/api/console/orderDetail', { orderId: waiting })).code).not.toBe('COM-00-0404')
    expect((await here.ask('/api/console/removeWaiting', { waitingId: things['waitingId']?.[0] })).code).toBe('000')
    expect(
      (await here.ask('/api/console/cancelBooking', { bookingId: things['bookingId']?.[0], reason: 'x' })).code,
    ).toBe('000')
  })
})
