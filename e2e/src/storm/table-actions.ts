import { contract } from '@comanda/contract'
import type { CallSpec, ResponseOf } from '@comanda/contract/core'
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

type Placed = Answer<ResponseOf<typeof contract.order.submit>>

/** Sits down and orders; `paying` returns the payment of a total. The first refusal ends it. */
async function orderAt(caller: Caller, at: Table, paying: (total: number) => object): Promise<Placed> {
  const { shopId, tableId } = at
  const place = { shopId, businessType: 1100, tableId }
  if (at.shared) await caller.call(contract.cart.init, { ...place, people: 2 })
  else await caller.call(contract.table.takeSeat, { shopId, tableId })
  const cartItems = [{ ...DISH, quantity: upTo(3) }]
  const cart = await caller.call(contract.cart.modify, { ...place, modifyType: 0, cartItems })
  if (cart.code !== '000') return cart as unknown as Placed
  const requested = { shopId, tableId, cartId: cart.data.cartId, orderType: 1100 }
  const worked = await caller.call(contract.order.calculate, requested)
  if (worked.code !== '000') return worked as unknown as Placed
  const { cartVersion, totalPaidAmount: expectedTotal = 0 } = worked.data.calculation
  return caller.call(contract.order.submit, { ...requested, cartVersion, expectedTotal, ...paying(expectedTotal) })
}

const seatedOrMember = (product: StormProduct): Caller =>
  pick([...product.seated, product.member(upTo(20) - 1)]) ?? product.staff

/** A round at a table that pays at the end. */
const round: StormAction = async product => {
  const table = pick(LATER) ?? FIRST
  await orderAt(seatedOrMember(product), table, () => ({ paymentMethod: 'out-line' }))
}

/** Paid by a member's card in the call that places it. */
const paidAsPlaced: StormAction = async (_product, member, record) => {
  const line = { paymentMethod: '16_msBalance', paymentType: 16, payerId: member.cardId, tipAmount: 0, ccAmount: 0 }
  const placed = await orderAt(member, FIRST, amount => ({
    paymentMethod: '12_bankCard',
    payments: [{ ...line, amount }],
  }))
  if (placed.data?.payState === 'paid') record.paid.push({ orderId: placed.data.orderId, shopId: FIRST.shopId })
}

interface Bill {
  billId: string
  restAmount: number
  rounds: { orderId: string; lines: { itemKey: string; taken: boolean; shareAmount: number }[] }[]
}

/** A way to split a bill, and its amount. */
function splitOf({ restAmount, rounds }: Bill): { split: object; expectedAmount: number } {
  const some = Math.min(upTo(800), restAmount)
  const free = rounds.flatMap(({ orderId, lines }) =>
    lines.filter(({ taken }) => !taken).map(line => ({ orderId, line })),
  )
  const dish = pick(free)
  const splits = [
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
  return pick(splits) ?? { split: { by: 'rest' }, expectedAmount: restAmount }
}

/** Pays a part of a table's bill; at times the part is cancelled at the same moment. */
const payPart: StormAction = async product => {
  const caller = seatedOrMember(product)
  const { shopId, tableId } = pick(LATER) ?? FIRST
  const shown = await caller.call(contract.bill.calConfirm, { shopId, tableId })
  const bill = shown.data?.bill as Bill | undefined
  if (!bill || bill.restAmount <= 0) return
  const part = await caller.call(contract.bill.executePaymentRound, { billId: bill.billId, ...splitOf(bill) })
  if (part.code !== '000') return
  const partId = String(part.data.partId)
  const requested = { orderId: partId, businessType: 2001 }
  const setup = await caller.call(contract.payment.queryCardSetup, requested)
  if (setup.code !== '000') return
  const pay = { ...requested, payments: setup.data.payments, card: cardFor(), origin: originOf(product) }
  await Promise.all([
    caller.call(contract.payment.createPayment, pay),
    ...(happens(0.25) ? [caller.call(contract.bill.cancelPaymentRound, { partId })] : []),
  ])
}

/** Makes one of several staff calls. */
async function doOne(staff: Caller, acts: readonly (readonly [call: CallSpec, input: object])[]): Promise<void> {
  const act = pick(acts)
  if (act) await staff.call(act[0], act[1])
}

/** Two employees settle a bill, write it off, merge it or move its table, at once. */
const staffBill: StormAction = async ({ staff }) => {
  const { shopId, tableId } = pick(LATER) ?? FIRST
  const match = await staff.call(contract.bill.tableBill, { shopId, tableId })
  const bill = pick((match.data?.bills ?? []) as Bill[])
  if (!bill) return
  const closing = { shopId, billId: bill.billId, expectedAmount: bill.restAmount, freeParts: happens(0.5) }
  const into = pick(LATER.filter(table => table.tableId !== tableId))?.tableId ?? tableId
  const acts = [
    [contract.bill.settleTableBill, closing],
    [contract.bill.writeOffBill, { ...closing, reason: 'storm' }],
    [contract.bill.mergeTables, { shopId, tableId, intoTableId: into }],
    [contract.bill.moveTable, { shopId, tableId, toTableId: into }],
  ] as const
  await Promise.all([0, 1].map(async () => doOne(staff, acts)))
}

/** Two employees move an order of the board, or refund a part of it, at once. */
const board: StormAction = async ({ staff }) => {
  const shown = await staff.call(contract.order.board, { shopId: FIRST.shopId })
  const orderId = pick(shown.data?.orders ?? [])?.orderId
  if (orderId === undefined) return
  const acts = [
    [contract.order.accept, { orderId, promisedAt: new Date(Date.now() + 900_000).toISOString() }],
    [contract.order.reject, { orderId, reason: 'storm' }],
    [contract.order.ready, { orderId }],
    [contract.order.complete, { orderId }],
    [contract.payment.refundOrder, { shopId: FIRST.shopId, orderId, wish: { amount: upTo(300) }, reason: 'storm' }],
  ] as const
  await Promise.all([0, 1].map(async () => doOne(staff, acts)))
}

/** Actions of guests at tables and of the staff. */
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
