import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { PATIENCE } from '../patience.ts'

/** The answer of a call: its envelope, and the HTTP status. `data` is as declared if `code` is 000. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly code: string
  readonly data: T
  readonly message: string
}

/** A guest or employee who calls the server like the apps, without a browser. */
export interface Caller {
  /** Calls once; throws without an answer. */
  callOnce<C extends CallSpec>(call: C, input: object, requestId?: string): Promise<Answer<ResponseOf<C>>>
  /** Repeats a call with one request id until it is answered, as the apps do on a bad network. API-3 */
  call<C extends CallSpec>(call: C, input: object): Promise<Answer<ResponseOf<C>>>
}

const RETRY_MS = 100

async function post<T>(url: string, headers: Record<string, string>, body: object): Promise<Answer<T>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  return { ...((await answer.json()) as Answer<T>), status: answer.status }
}

/** A caller with the current token, at the current address of the server. */
export function callerWith(urlNow: () => string, tokenNow: () => string, deviceId: string = randomUUID()): Caller {
  const callOnce: Caller['callOnce'] = ({ path }, input, requestId = randomUUID()) =>
    post(`${urlNow()}${path}`, { token: tokenNow(), 'X-Request-ID': requestId, 'ctx-deviceid': deviceId }, input)
  const call: Caller['call'] = async (spec, input) => {
    const requestId = randomUUID()
    const end = performance.now() + 2 * PATIENCE
    for (;;) {
      const answer = await callOnce(spec, input, requestId).catch(() => undefined)
      if (answer && answer.status < 500) return answer
      if (performance.now() > end) throw new Error(`${spec.path} is not answered: ${JSON.stringify(answer)}`)
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
  }
  return { callOnce, call }
}

/** A new guest who calls the server at its current address. */
export async function newGuest(urlNow: () => string): Promise<Caller> {
  const deviceId = randomUUID()
  let token = ''
  const caller = callerWith(urlNow, () => token, deviceId)
  const { data } = await caller.call(contract.auth.auth, { grant: 'guest', deviceId })
  token = data.token
  return caller
}

/** A new guest of the product. */
export const newCaller = (url: string): Promise<Caller> => newGuest(() => url)

/** Adds a dish to the pickup cart and returns the input that would submit the order. */
export async function pickupInput(caller: Caller, shopId: number, dish: Dish, paymentMethod: string): Promise<object> {
  const place = { shopId, businessType: 1300 }
  const cartItems = [{ ...dish, quantity: 1 }]
  await caller.call(contract.cart.modify, { ...place, modifyType: 0, cartItems })
  const cart = await caller.call(contract.cart.query, place)
  const requested = { shopId, cartId: cart.data.cartId, orderType: 1300, dinnerTime: 'asap' }
  const worked = await caller.call(contract.order.calculate, requested)
  const { cartVersion, totalPaidAmount } = worked.data.calculation
  const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: 'Guest' }
  return { ...requested, cartVersion, expectedTotal: totalPaidAmount, contact, paymentMethod }
}

/** The names of a dish in a cart call. */
export interface Dish {
  readonly foodId: string
  readonly menuGroupId: string
  readonly menuId: string
  readonly unitId: string
}

/** Edamame at the store in New York: always on sale, without options. */
export const EDAMAME: Dish = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }

/** The card form's data of the test card that needs no check by the bank. */
export const cardFor = (holderName = 'Ann Guest') => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
})

/** Pays an order by card as the card form does; repeated until it is answered. */
export async function payByCard(caller: Caller, orderId: string, origin: string): Promise<Answer> {
  const setup = await caller.call(contract.payment.queryCardSetup, { orderId })
  if (setup.code !== '000') return setup
  const payments = [setup.data.line]
  return caller.call(contract.payment.createPayment, { orderId, payments, card: cardFor(), origin })
}
