import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueTicket } from '../modules/auth/sign-in/tickets.ts'
import { systemClock } from '../platform/clock.ts'
import { testDatabase } from '../testing/index.ts'
import { type WholeHouse, wholeHouse } from '../testing/whole-house.ts'

const database = testDatabase({ max: 20 })
let house: WholeHouse
beforeAll(async () => {
  house = await wholeHouse(database())
})
afterAll(() => house.close())

const destination = 'several@phones.test'
const EDAMAME = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one', quantity: 1 }
const place = { shopId: 101, businessType: 1300 }
const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: 'Guest' }

const OWNER = { name: 'test_owner_of_device', text: 'select corporation_id, owner from session where device_id = $1' }

/** A guest's phone, with the ticket that signs it in to the one account. */
async function phone() {
  const deviceId = randomUUID()
  const open = await house.ask('/api/user-auth/auth', { grant: 'guest', deviceId }, { 'ctx-deviceid': deviceId })
  const { token } = open.body.data as { token: string }
  const input = async (path: string, body: object, requestId: string = randomUUID()) => {
    const { body: answer } = await house.ask(path, body, { token, 'x-request-id': requestId })
    return { code: answer.code, data: answer.data as Record<string, unknown> }
  }
  const { rows } = await database().query<{ corporation_id: number; owner: string }>(OWNER, [deviceId])
  const [{ corporation_id, owner } = { corporation_id: 0, owner: '' }] = rows
  const proved = { corporationId: Number(corporation_id), owner, purpose: 'login', destination }
  const ticket = await database().inTx(tx => issueTicket(tx, systemClock, proved))
  return { ask: input, ticket }
}

type Phone = Awaited<ReturnType<typeof phone>>

/** A pickup to be paid at the counter, under this request id. */
async function order({ ask: input }: Phone, requestId: string) {
  const cart = await input('/api/order/cart/modify', { ...place, modifyType: 0, cartItems: [EDAMAME] })
  const asked = { shopId: 101, cartId: cart.data['cartId'], orderType: 1300, dinnerTime: 'asap' }
  const { data } = await input('/api/order/or/calculate', asked)
  const { cartVersion, totalPaidAmount } = data['calculation'] as Record<string, number>
  const sum = { cartVersion, expectedTotal: totalPaidAmount, contact, paymentMethod: '12_bankCard' }
  const placed = await input('/api/order/or/submit', { ...asked, ...sum }, requestId)
  expect(placed.code).toBe('000')
  return { orderId: placed.data['orderId'] as string, asked: { ...asked, ...sum } }
}

describe('SEVERAL PHONES OF ONE ACCOUNT · LOGIN-4', () => {
  test('Phones that sign in at once, each with a cart and an order under the same request id, move all to the account', async () => {
    const agreements = [
      { agreementId: 'terms', version: 1 },
      { agreementId: 'privacy', version: 1 },
    ]
    const first = await phone()
    const made = await first.ask('/api/user-auth/signup', { ticket: first.ticket, nick: 'Ann', agreements })
    expect(made.code).toBe('000')

    const requestId = randomUUID()
    const phones = await Promise.all(Array.from({ length: 12 }, phone))
    const orders = await Promise.all(phones.map(one => order(one, requestId)))
    for (const { ask: input } of phones)
      await input('/api/order/cart/modify', { ...place, modifyType: 0, cartItems: [EDAMAME] })
    const answers = await Promise.all(phones.map(({ ask: input, ticket }) => input('/api/user-auth/login', { ticket })))
    expect(answers.map(({ code }) => code)).toEqual(phones.map(() => '000'))

    const token = String(answers[0]?.data['token'])
    const asAccount = async (path: string, body: object, id: string = randomUUID()) =>
      (await house.ask(path, body, { token, 'x-request-id': id })).body
    const listed = await asAccount('/api/order/or/list', { state: 'active', pageSize: 50 })
    const ids = (listed.data as { orders: { orderId: string }[] }).orders.map(({ orderId }) => orderId)
    expect(ids.toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted())
    const cart = (await asAccount('/api/order/cart/query', place)).data as {
      calculation: { items: { quantity: number; giftOf?: string }[] }
    }
    const bought = cart.calculation.items.filter(({ giftOf }) => giftOf === undefined)
    expect(bought.map(({ quantity }) => quantity)).toEqual([phones.length])
    // The very same submit, sent again after signing in, is each one's own order still. ORDER-10
    for (const { orderId, asked } of orders)
      expect((await asAccount('/api/order/or/submit', asked, requestId)).data).toMatchObject({ orderId })
  })
})
