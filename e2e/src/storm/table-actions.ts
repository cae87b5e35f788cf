import { type Answer, type Caller, cardFor, type Dish, EDAMAME } from '../steps/caller.ts'
import { happens, pick, upTo } from './randomness.ts'
import { originOf, type StormProduct } from './storm-product.ts'
import type { StormAction } from './record.ts'

interface Table {
  readonly shopId: number
  readonly tableId: string
  readonly shared: boolean
}

/** Tables that pay at the end, each phone with its own cart, or all with one. */
const LATER: readonly Table[] = [
  { shopId: 101, tableId: 'Vq9iRU2xxQZheH4c', shared: false },
  { shopId: 101, tableId: 'DZwe5cUeNZEkkQ1X', shared: true },
]
/** A table that pays first. */
const FIRST: Table = { shopId: 101, tableId: '23vWg5fDWhLNGlX2', shared: false }

const DISH: Dish = EDAMAME

/** Sits down and orders, paid as `paying` says of the total. */
async function orderAt(who: Caller, at: Table, paying: (total: number) => object): Promise<Answer> {
  const { shopId, tableId } = at
  const place = { shopId, businessType: 1100, tableId }
  if (at.shared) await who.insist('/api/order/cart/init', { ...place, people: 2 })
  else await who.insist('/api/base/table/takeSeat', { shopId, tableId })
  const cartItems = [{ ...DISH, quantity: upTo(3) }]
  const cart = await who.insist('/api/order/cart/modify', { ...place, modifyType: 0, cartItems })
  if (cart.code !== '000') return cart
  const requested = { shopId, tableId, cartId: cart.data['cartId'], orderType: 1100 }
  const worked = await who.insist('/api/order/or/calculate', requested)
  if (worked.code !== '000') return worked
  const { cartVersion, totalPaidAmount: expectedTotal = 0 } = worked.data['calculation'] as Record<string, number>
  return who.insist('/api/order/or/submit', { ...requested, cartVersion, expectedTotal, ...paying(expectedTotal) })
}

const anybody = (product: StormProduct): Caller =>
  pick([...product.seated, product.member(upTo(20) - 1)]) ?? product.staff

/** A round at a table that pays at the end. */
const round: StormAction = async product => {
  const table = pick(LATER) ?? FIRST
  await orderAt(anybody(product), table, () => ({ paymentMethod: 'out-line' }))
}

/** Paid by a member's card in the call that places it. */
const paidAsPlaced: StormAction = async (_house, member, record) => {
  const line = { paymentMethod: '16_msBalance', paymentType: 16, payerId: member.cardId, tipAmount: 0, ccAmount: 0 }
  const placed = await orderAt(member, FIRST, amount => ({
    paymentMethod: '12_bankCard',
    payments: [{ ...line, amount }],
  }))
  if (placed.data?.['payState'] === 'paid')
    record.paid.push({ orderId: String(placed.data['orderId']), shopId: FIRST.shopId })
}

interface Bill {
  billId: string
  restAmount: number
  rounds: { orderId: string; lines: { itemKey: string; taken: boolean; shareAmount: number }[] }[]
}

/** A way to cut a bill, and what it comes to. */
function cutOf({ restAmount, rounds }: Bill): { split: object; expectedAmount: number } {
  const some = Math.min(upTo(800), restAmount)
  const free = rounds.flatMap(({ orderId, lines }) =>
    lines.filter(({ taken }) => !taken).map(line => ({ orderId, line })),
  )
  const dish = pick(free)
  const cuts = [
    { split: { by: 'rest' }, expectedAmount: restAmount },
    { split: { by: 'amount', amount: some }, expectedAmount: some },
    ...(dish
      ? [
          {
            split: { by: 'items', items: [{ orderId: dish.orderId, itemKey: dish.line.itemKey }] },
            expectedAmount: Math.min(dish.line.shareAmount, restAmount),
          },
        ]
      : []),
  ]
  return pick(cuts) ?? { split: { by: 'rest' }, expectedAmount: restAmount }
}

/** Pays a part of a table's bill, or gives it back, before or while it is paid. */
const payPart: StormAction = async product => {
  const who = anybody(product)
  const { shopId, tableId } = pick(LATER) ?? FIRST
  const shown = await who.insist('/api/order/or/calConfirm', { shopId, tableId })
  const bill = shown.data?.['bill'] as Bill | undefined
  if (!bill || bill.restAmount <= 0) return
  const part = await who.insist('/api/order/config/executePaymentRound', { billId: bill.billId, ...cutOf(bill) })
  if (part.code !== '000') return
  const partId = String(part.data['partId'])
  const requested = { orderId: partId, businessType: 2001 }
  const setup = await who.insist('/api/order/ext/queryCardSetup', requested)
  if (setup.code !== '000') return
  const pay = { ...requested, payments: setup.data['payments'], card: cardFor(), origin: originOf(product) }
  await Promise.all([
    who.insist('/api/order/or/createPayment', pay),
    ...(happens(0.25) ? [who.insist('/api/order/config/cancelPaymentRound', { partId })] : []),
  ])
}

/** One of several calls of the staff. */
async function doOne(staff: Caller, acts: readonly (readonly [path: string, body: object])[]): Promise<void> {
  const act = pick(acts)
  if (act) await staff.insist(act[0], act[1])
}

/** Staff take the rest, write it off, or put it onto another table's bill. */
const staffBill: StormAction = async ({ staff }) => {
  const { shopId, tableId } = pick(LATER) ?? FIRST
  const match = await staff.insist('/api/console/tableBill', { shopId, tableId })
  const bill = pick((match.data?.['bills'] ?? []) as Bill[])
  if (!bill) return
  const ask = { shopId, billId: bill.billId, expectedAmount: bill.restAmount, freeParts: happens(0.5) }
  const into = pick(LATER.filter(table => table.tableId !== tableId))?.tableId ?? tableId
  const acts = [
    ['/api/console/settleTableBill', ask],
    ['/api/console/writeOffBill', { ...ask, reason: 'storm' }],
    ['/api/console/mergeTables', { shopId, tableId, intoTableId: into }],
    ['/api/console/moveTable', { shopId, tableId, toTableId: into }],
  ] as const
  await Promise.all([0, 1].map(async () => doOne(staff, acts)))
}

/** Two of staff move an order of the board, or give some of it back, at the same moment. */
const board: StormAction = async ({ staff }) => {
  const shown = await staff.insist('/api/console/board', { shopId: FIRST.shopId })
  const orderId = pick((shown.data?.['orders'] ?? []) as { orderId: string }[])?.orderId
  if (orderId === undefined) return
  const acts = [
    ['/api/console/accept', { orderId, promisedAt: new Date(Date.now() + 900_000).toISOString() }],
    ['/api/console/reject', { orderId, reason: 'storm' }],
    ['/api/console/ready', { orderId }],
    ['/api/console/complete', { orderId }],
    ['/api/console/refundOrder', { shopId: FIRST.shopId, orderId, wish: { amount: upTo(300) }, reason: 'storm' }],
  ] as const
  await Promise.all([0, 1].map(async () => doOne(staff, acts)))
}

/** What guests at tables and the staff of a full floor do. */
export const tableActions: readonly [string, StormAction][] = [
  ['round', round],
  ['round', round],
  ['paid as placed', paidAsPlaced],
  ['part of a bill', payPart],
  ['part of a bill', payPart],
  ['bill by staff', staffBill],
  ['board', board],
  ['board', board],
]
