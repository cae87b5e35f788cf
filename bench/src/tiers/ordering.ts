import { contract } from '@comanda/contract'
import { dishId, MAY, MUST, TWO_HUNDRED } from '../data/big-menu.ts'
import { SHOPS } from '../data/places.ts'
import type { Phone, Response } from './phone.ts'
import type { Stopwatch } from './stopwatch.ts'

/** The state shared by journeys. */
export interface Visit {
  port: number
  stopwatch: Stopwatch
  /** The average pause between two taps, in ms. */
  thinkMs: number
}

/** A pickup cart; `vtId` names its group order. */
export interface Place {
  shopId: number
  businessType: 1300
  vtId?: string
}

export const place: Place = { shopId: SHOPS.big, businessType: 1300 }

const CONTACT = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Bench', lastName: 'Guest' }
const POLLS = 15
const POLL_MS = 2000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
const upTo = (most: number): number => Math.floor(Math.random() * most)

/** A random pause between half and one and a half of the average. */
export const think = ({ thinkMs }: Visit): Promise<void> => pause(thinkMs * (0.5 + Math.random()))

export const isDone = ({ code }: Response<unknown>): boolean => code === '000'

/** A dish with unlimited stock. */
export function anyDish(): object {
  const at = 1 + 5 * upTo(TWO_HUNDRED.dishes / 5 - 1)
  return choiceOf(at)
}

export const choiceOf = (at: number): object => ({
  foodId: dishId(at),
  menuGroupId: `group-${at % TWO_HUNDRED.groups}`,
  menuId: 'all',
  quantity: 1,
  modifiers: [MUST, MAY],
})

export const readMenu = (phone: Phone) =>
  phone.load(contract.menu.queryAllMenus.path, { shopId: place.shopId, businessType: place.businessType }, 'menu')

interface CartSaid {
  cartId: string
}

/** Adds a dish to the cart; returns the cart's id, or undefined if it was refused. */
export async function add(phone: Phone, at: Place, dish: object): Promise<string | undefined> {
  const response = await phone.ask<CartSaid>(
    contract.cart.modify.path,
    { ...at, modifyType: 0, cartItems: [dish] },
    'change',
  )
  return isDone(response) ? response.data.cartId : undefined
}

interface WorkedOut {
  calculation: { cartVersion: number; totalPaidAmount: number }
}

/** Calculates and submits the order; returns its id, or undefined if it was refused. */
export async function sendOrder(
  phone: Phone,
  visit: Visit,
  cartId: string,
  paymentMethod: string,
): Promise<string | undefined> {
  const requested = { shopId: place.shopId, cartId, orderType: place.businessType, dinnerTime: 'asap' }
  const worked = await phone.ask<WorkedOut>(contract.order.calculate.path, requested, 'calculate')
  if (!isDone(worked)) return undefined
  await think(visit)
  const { cartVersion, totalPaidAmount } = worked.data.calculation
  const sum = { cartVersion, expectedTotal: totalPaidAmount, contact: CONTACT, paymentMethod }
  const placed = await phone.ask<{ orderId: string }>(contract.order.submit.path, { ...requested, ...sum }, 'submit')
  return isDone(placed) ? placed.data.orderId : undefined
}

const CARD = {
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName: 'Bench Guest',
  },
}

interface Line {
  paymentMethod: string
}
interface Means {
  paymentMethod: string
  payerId: string
  usable: number
  disabledReason?: string
}

/** The payment lines: the guest's own payment methods of these kinds as far as they cover, a card for the rest. */
async function linesOf(phone: Phone, orderId: string, own: readonly string[]): Promise<Line[]> {
  const listed =
    own.length > 0
      ? await phone.ask<{ means: Means[] }>(contract.payment.queryPaymentMethodList.path, { orderId })
      : undefined
  const means = (listed?.data.means ?? [])
    .filter(one => own.includes(one.paymentMethod) && !one.disabledReason && one.usable > 0)
    .map(({ paymentMethod, payerId }) => ({ paymentMethod, payerId }))
  // If nothing is left for a card, the refusal contains the lines.
  const setup = await phone.ask<{ payments?: Line[] } | null>(contract.payment.queryCardSetup.path, { orderId, means })
  const payments = setup.data?.payments
  if (payments === undefined) throw new Error(`no lines: ${JSON.stringify(setup)}`)
  return payments
}

/** Pays an order and waits for the final state, like the app. Returns whether it is paid. ORDER-4 */
export async function pay(
  phone: Phone,
  { port, stopwatch }: Visit,
  orderId: string,
  own: readonly string[] = [],
): Promise<boolean> {
  const payments = await linesOf(phone, orderId, own)
  const card = payments.some(line => line.paymentMethod === '12_bankCard') && {
    card: CARD,
    origin: `http://127.0.0.1:${port}`,
  }
  const from = performance.now()
  let response = await phone.ask<{ paymentState: string } | null>(contract.payment.createPayment.path, {
    orderId,
    payments,
    ...card,
  })
  for (let poll = 0; poll < POLLS && response.data?.paymentState !== 'paid'; poll += 1) {
    await pause(POLL_MS)
    response = await phone.ask(contract.payment.queryOrderPayResult.path, { orderId })
  }
  stopwatch.note('final', performance.now() - from)
  return response.data?.paymentState === 'paid'
}
