import { codes, type CodeName, contract } from '@comanda/contract'
import { type CallSpec, gates, isStaffGate, isStoreGate } from '@comanda/contract/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessions } from './modules/auth/sign-in/sessions.ts'
import { systemClock } from './platform/clock.ts'
import type { StaffSession } from './platform/http/index.ts'
import { type Asker, askerWith, customerOf } from './testing/access/asker.ts'
import { type Belongings, belongingsOf } from './testing/access/belongings.ts'
import { addTwinBrand, DEMO, TWIN } from './testing/access/twin-brand.ts'
import { testDatabase, TABLES } from './testing/index.ts'
import { fieldsOf, NEVER, plausibleInput } from './testing/plausible.ts'
import { validInput } from './testing/valid-input.ts'
import { type WholeHouse, wholeHouse } from './testing/whole-house.ts'

const HERE = 101
const database = testDatabase()
let house: WholeHouse
let things: Belongings
let here: Asker
let elsewhere: Asker
/** Tokens of people with different rights; all but `otherStore` and `guest` work at `HERE`. */
let tokens: Record<'guest' | 'staff' | 'manager' | 'brand' | 'otherStore' | 'otherBrand', string>

async function tokenOf(
  rights: Pick<StaffSession, 'role' | 'brand' | 'shopIds'>,
  corporationId = DEMO,
): Promise<string> {
  const staffId = crypto.randomUUID()
  const staff = { staffId, name: 'Test', ...rights }
  const holder = {
    corporationId,
    owner: `s:${staffId}` as const,
    customerId: 0,
    kind: 'staff' as const,
    deviceId: '',
    staff,
  }
  return database().inTx(tx =>
    createSessions(database(), systemClock, 'a secret of at least thirty-two signs').open(tx, holder),
  )
}

beforeAll(async () => {
  house = await wholeHouse(database())
  await addTwinBrand(database(), 5001)
  here = askerWith(house, await house.staff('newyork@marigold.example'))
  elsewhere = askerWith(house, await house.staff('london@marigold.example'))
  tokens = {
    guest: await house.guest(),
    staff: await tokenOf({ role: 'staff', shopIds: [HERE] }),
    manager: await tokenOf({ role: 'manager', brand: false, shopIds: [HERE] }),
    brand: await tokenOf({ role: 'manager', brand: true, shopIds: [HERE] }),
    otherStore: await tokenOf({ role: 'manager', brand: true, shopIds: [HERE + 1] }),
    otherBrand: await tokenOf({ role: 'manager', brand: true, shopIds: [HERE] }, TWIN),
  }
  const guest = await customerOf(house, database(), 5001)
  things = await belongingsOf(guest, TABLES.sharedLater, { db: database(), staff: here, customerId: 5001 })
})
afterAll(() => house.close())

const staffCalls: readonly CallSpec[] = Object.values(contract)
  .flatMap(context => Object.values(context) as CallSpec[])
  .filter(({ gate }) => isStaffGate(gate))

/** The request as its client sends it: a call that carries a form sends one. */
async function send(call: CallSpec, token: string, corporationId = DEMO): Promise<string> {
  const input = JSON.stringify({ ...validInput(call), ...(isStoreGate(call.gate) && { shopId: HERE }) })
  const form = `--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n${input}\r\n--x--\r\n`
  const { body } = await house.server.inject({
    method: 'POST',
    url: call.path,
    payload: call.carries === 'form' ? form : input,
    headers: {
      token,
      corporationid: String(corporationId),
      'content-type': call.carries === 'form' ? 'multipart/form-data; boundary=x' : 'application/json',
    },
  })
  return (JSON.parse(body) as { code: string }).code
}

/** A call at a gate that asks for the right with this refusal. */
const callsThatRefuse = (refusal: CodeName) =>
  staffCalls.filter(({ gate }) => (gates[gate].refuses as readonly CodeName[]).includes(refusal))

describe('a store that is not theirs is shut to staff before anything else is looked at · A1', () => {
  test.each(callsThatRefuse('notYourShop').map(call => [call.path, call] as const))('%s', async (_path, call) => {
    expect(await send(call, tokens.otherStore)).toBe(codes.notYourShop.code)
  })
})

describe('a staff call refuses everybody without the right its gate declares · A1, A2', () => {
  const outsiders = [
    ['a guest', 'guest', 'staffNeeded'],
    ['staff of another brand', 'otherBrand', 'notLoggedIn'],
    ['staff who do not manage the store', 'staff', 'managersOnly'],
    ['a manager without the right to the brand', 'manager', 'brandOnly'],
  ] as const
  const cells = outsiders.flatMap(([person, token, refusal]) =>
    callsThatRefuse(refusal).map(call => [call.path, person, token, refusal, call] as const),
  )
  test.each(cells)('%s refuses %s', async (_path, _person, token, refusal, call) => {
    expect(await send(call, tokens[token])).toBe(codes[refusal].code)
  })

  test('and lets the others read', async () => {
    const refusals = [...outsiders.map(([, , refusal]) => codes[refusal].code), codes.notYourShop.code]
    const least = { staff: 'staff', store: 'staff', manager: 'manager', brand: 'brand' } as const
    for (const call of staffCalls.filter(({ changes }) => !changes))
      expect(refusals, call.path).not.toContain(await send(call, tokens[least[call.gate as keyof typeof least]]))
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
  const onThings = staffCalls.flatMap(call =>
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
