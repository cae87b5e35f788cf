import { contract } from '@comanda/contract'
import { dishId, MAY, MUST, TWO_HUNDRED } from '../data/big-menu.ts'
import { cardOf, MEMBERS, SHOPS, tableId, tableToPay, tokenOf, tokenOfMember } from '../data/places.ts'
import type { Connection } from './connection.ts'
import { requestBytes } from './request.ts'

/** The state of one connection. */
export interface Worker {
  connection: Connection
  /** The index of the connection, from 0. */
  at: number
  /** An unused guest. */
  newGuest(): number
  /** Prepared carts. */
  filled: Filled[]
  /** Values kept between the iterations of this connection. */
  memory: Map<string, number>
}

/** A cart ready to be ordered. */
export interface Filled {
  guest: number
  cartId: string
  cartVersion: number
  total: number
}

/** One iteration of a load, timed as a whole. */
export type Scenario = (worker: Worker) => Promise<void>

interface CartAnswer {
  code: string
  data: { cartId: string; cartVersion: number; calculation: { totalPaidAmount: number } }
}

const OK = '{"code":"000"'
/** The first guest of those that are active the whole time, one per connection. */
const REGULAR = 100_000

const place = (guest: number) => ({ shopId: SHOPS.big, businessType: 1100, tableId: tableId(SHOPS.big, guest) })

const choice = (guest: number, nth: number) => {
  const at = (guest * 7 + nth * 31) % TWO_HUNDRED.dishes
  const group = `group-${at % TWO_HUNDRED.groups}`
  return { foodId: dishId(at), menuGroupId: group, menuId: 'all', quantity: 1, modifiers: [MUST, MAY] }
}

async function ask(worker: Worker, path: string, body: unknown, token?: string): Promise<Buffer> {
  const answer = await worker.connection.ask(requestBytes(path, body, token))
  if (!answer.toString('latin1', 0, OK.length).startsWith(OK)) throw new Error(`${path}: ${answer.toString()}`)
  return answer
}

const modify = (worker: Worker, guest: number, modifyType: 0 | 1, nth: number, token = tokenOf(guest)) =>
  ask(worker, contract.cart.modify.path, { ...place(guest), modifyType, cartItems: [choice(guest, nth)] }, token)

const cartIn = (answer: Buffer): CartAnswer['data'] => (JSON.parse(answer.toString()) as CartAnswer).data

/** The guest of this connection, whose cart holds three dishes after the first iteration. */
async function regular(worker: Worker): Promise<number> {
  const guest = REGULAR + worker.at
  if (worker.memory.get('ready') === undefined) {
    for (const nth of [0, 1, 2]) await modify(worker, guest, 0, nth)
    worker.memory.set('ready', 1)
  }
  return guest
}

const askMenu = (shopId: number) => {
  const request = requestBytes(contract.menu.queryAllMenus.path, { shopId, businessType: 1100 })
  return async ({ connection }: Worker) => void (await connection.ask(request))
}

const submit = (worker: Worker, { guest, cartId, cartVersion, total }: Filled, token = tokenOf(guest)) => {
  const { shopId, tableId: table } = place(guest)
  const order = { shopId, cartId, orderType: 1100, tableId: table, cartVersion, expectedTotal: total }
  return ask(worker, contract.order.submit.path, { ...order, paymentMethod: 'out-line' }, token)
}

async function fill(worker: Worker): Promise<void> {
  const guest = worker.newGuest()
  const cartItems = [0, 1, 2].map(nth => choice(guest, nth))
  const body = { ...place(guest), modifyType: 0, cartItems }
  const { cartId, cartVersion, calculation } = cartIn(
    await ask(worker, contract.cart.modify.path, body, tokenOf(guest)),
  )
  worker.filled.push({ guest, cartId, cartVersion, total: calculation.totalPaidAmount })
}

const memberPlace = (member: number) => ({
  shopId: SHOPS.big,
  businessType: 1100,
  tableId: tableToPay(SHOPS.big, member),
})

async function fillOfMember(worker: Worker): Promise<void> {
  const guest = worker.newGuest() % MEMBERS
  const cartItems = [0, 1, 2].map(nth => choice(guest, nth))
  const body = { ...memberPlace(guest), modifyType: 0, cartItems }
  const answer = await ask(worker, contract.cart.modify.path, body, tokenOfMember(guest))
  const { cartId, cartVersion, calculation } = cartIn(answer)
  worker.filled.push({ guest, cartId, cartVersion, total: calculation.totalPaidAmount })
}

/** The order request of a member with a prepared cart, and its card payment. */
function memberOrder(worker: Worker) {
  const cart = worker.filled.pop()
  if (!cart) throw new Error('fewer carts were filled than ordered')
  const { guest, cartId, cartVersion, total } = cart
  const { shopId, tableId: table } = memberPlace(guest)
  const place = { shopId, cartId, orderType: 1100, tableId: table, cartVersion, expectedTotal: total }
  const line = { paymentMethod: '16_msBalance', paymentType: 16, payerId: cardOf(guest), amount: total }
  return {
    order: { ...place, paymentMethod: '12_bankCard' },
    payments: [{ ...line, tipAmount: 0, ccAmount: 0 }],
    token: tokenOfMember(guest),
  }
}

/**
 * A member orders and pays by card in one step, like the order form: the iteration ends when the order is settled and in the
 * kitchen.
 */
async function orderByCard(worker: Worker): Promise<void> {
  const { order, payments, token } = memberOrder(worker)
  const paid = await ask(worker, contract.order.submit.path, { ...order, payments }, token)
  if (!paid.includes('"payState":"paid"')) throw new Error(`not paid: ${paid.toString()}`)
}

/** The same in two steps, like the payment page. */
async function orderThenCard(worker: Worker): Promise<void> {
  const { order, payments, token } = memberOrder(worker)
  const placed = await ask(worker, contract.order.submit.path, order, token)
  const { orderId } = (JSON.parse(placed.toString()) as { data: { orderId: string } }).data
  const paid = await ask(worker, contract.payment.createPayment.path, { orderId, payments }, token)
  if (!paid.includes('"paymentState":"paid"')) throw new Error(`not paid: ${paid.toString()}`)
}

/** A guest joins a table, reads the menu, adds a dish, changes the cart three times and orders. */
async function visit(worker: Worker): Promise<void> {
  const guest = worker.newGuest()
  const opened = await ask(worker, contract.auth.auth.path, { grant: 'guest', deviceId: `bench-${guest}` })
  const { token } = (JSON.parse(opened.toString()) as { data: { token: string } }).data
  await worker.connection.ask(requestBytes(contract.menu.queryAllMenus.path, { shopId: SHOPS.big, businessType: 1100 }))
  await modify(worker, guest, 0, 0, token)
  await modify(worker, guest, 0, 1, token)
  await modify(worker, guest, 0, 2, token)
  const { cartId, cartVersion, calculation } = cartIn(await modify(worker, guest, 1, 1, token))
  await submit(worker, { guest, cartId, cartVersion, total: calculation.totalPaidAmount }, token)
}

export const scenarios = {
  menu: askMenu(SHOPS.big),
  pizzaMenu: askMenu(SHOPS.pizza),
  create: async worker => void (await modify(worker, worker.newGuest(), 0, 0)),
  /** Adds a dish or removes it alternately, so that the cart keeps its size. */
  change: async worker => {
    const guest = await regular(worker)
    const fewer = worker.memory.get('added') ?? 0
    worker.memory.set('added', 1 - fewer)
    await modify(worker, guest, fewer === 1 ? 1 : 0, 2)
  },
  read: async worker => {
    const guest = await regular(worker)
    await ask(worker, contract.cart.query.path, place(guest), tokenOf(guest))
  },
  fill,
  order: async worker => {
    const cart = worker.filled.pop()
    if (!cart) throw new Error('fewer carts were filled than ordered')
    await submit(worker, cart)
  },
  fillOfMember,
  orderByCard,
  orderThenCard,
  visit,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
