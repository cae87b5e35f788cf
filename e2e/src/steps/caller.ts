import { randomUUID } from 'node:crypto'
import { PATIENCE } from '../patience.ts'

/** What a call answered: its envelope, and the HTTP status. */
export interface Answer {
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown>
  readonly message: string
}

/** A guest who calls the product as the app does, from no browser. */
export interface Caller {
  /** Calls once; throws where nobody answers. */
  ask(path: string, body: object, requestId?: string): Promise<Answer>
  /** Calls under one request id until somebody answers, as the app does over a bad line. API-3 */
  insist(path: string, body: object): Promise<Answer>
}

const AGAIN_MS = 100

async function post(url: string, headers: Record<string, string>, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const envelope = (await answer.json()) as { code: string; data: Record<string, unknown>; message: string }
  return { ...envelope, status: answer.status }
}

/** Whoever holds a token, calling at the address that is good now. */
export function callerWith(urlNow: () => string, tokenNow: () => string, deviceId: string = randomUUID()): Caller {
  const ask: Caller['ask'] = (path, body, requestId = randomUUID()) =>
    post(`${urlNow()}${path}`, { token: tokenNow(), 'X-Request-ID': requestId, 'ctx-deviceid': deviceId }, body)
  const insist: Caller['insist'] = async (path, body) => {
    const requestId = randomUUID()
    const end = performance.now() + 2 * PATIENCE
    for (;;) {
      const answer = await ask(path, body, requestId).catch(() => undefined)
      if (answer && answer.status < 500) return answer
      if (performance.now() > end) throw new Error(`Nobody answers ${path}: ${JSON.stringify(answer)}`)
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
  }
  return { ask, insist }
}

/** A new guest of the product, calling at the address that is good now. */
export async function newGuest(urlNow: () => string): Promise<Caller> {
  const deviceId = randomUUID()
  let token = ''
  const caller = callerWith(urlNow, () => token, deviceId)
  const { data } = await caller.insist('/api/user-auth/auth', { grant: 'guest', deviceId })
  token = String(data['token'])
  return caller
}

/** A new guest of the product. */
export const newCaller = (url: string): Promise<Caller> => newGuest(() => url)

/** A pickup in its cart: how the order would be asked for now. */
export async function pickupAsk(caller: Caller, shopId: number, dish: Dish, paymentMethod: string): Promise<object> {
  const place = { shopId, businessType: 1300 }
  const cartItems = [{ ...dish, quantity: 1 }]
  await caller.insist('/api/order/cart/modify', { ...place, modifyType: 0, cartItems })
  const cart = await caller.insist('/api/order/cart/query', place)
  const requested = { shopId, cartId: cart.data['cartId'], orderType: 1300, dinnerTime: 'asap' }
  const worked = await caller.insist('/api/order/or/calculate', requested)
  const { cartVersion, totalPaidAmount } = worked.data['calculation'] as Record<string, number>
  const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: 'Guest' }
  return { ...requested, cartVersion, expectedTotal: totalPaidAmount, contact, paymentMethod }
}

/** A dish as the cart wants it named. */
export interface Dish {
  readonly foodId: string
  readonly menuGroupId: string
  readonly menuId: string
  readonly unitId: string
}

/** Edamame at the store in New York: sold around the clock, nothing to choose. */
export const EDAMAME: Dish = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }

/** What a card form hands over for the plain test card. */
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

/** Pays an order by card as the card form would; asked until somebody answers. */
export async function payByCard(caller: Caller, orderId: string, origin: string): Promise<Answer> {
  const setup = await caller.insist('/api/order/ext/queryCardSetup', { orderId })
  if (setup.code !== '000') return setup
  const payments = [setup.data['line']]
  return caller.insist('/api/order/or/createPayment', { orderId, payments, card: cardFor(), origin })
}
