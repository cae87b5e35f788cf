import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import type { TestStaff } from '../test-app.ts'
import type { Dice } from './dice.ts'
import { billsOf, counterOf, ordersOf } from './payments.ts'
import { type Action, send, isRefusal, type World } from './world.ts'

const LIVE = "state not in ('rejected', 'cancelled')"

async function someOrder(world: World, dice: Dice, where: string): Promise<string | undefined> {
  const orders = await ordersOf(world, where)
  return orders.length > 0 ? dice.pick(orders).order_id : undefined
}

const someBill = async (world: World, dice: Dice) => {
  const bills = await billsOf(world)
  return bills.length > 0 ? dice.pick(bills) : undefined
}

/** Two different people, for what a second one approves. */
const twoOf = (world: World, dice: Dice): [TestStaff, TestStaff] => dice.some(world.staff, 2) as [TestStaff, TestStaff]

/** A step of staff with an order that is in such a state. */
const onOrder =
  (where: string, act: (world: World, dice: Dice, orderId: string) => Promise<unknown>): Action =>
  async (world, dice) => {
    const orderId = await someOrder(world, dice, where)
    if (orderId !== undefined) await act(world, dice, orderId)
  }

async function reduce(world: World, dice: Dice): Promise<void> {
  const bill = await someBill(world, dice)
  if (!bill) return
  const lines = bill.rounds.flatMap(({ orderId, lines: own }) =>
    own.filter(one => !one.voided).map(one => ({ orderId, itemKey: one.itemKey })),
  )
  const kind = dice.pick(['percent', 'amount', 'free', 'void'] as const)
  const items = dice.some(lines, dice.int(1, 2))
  if (items.length === 0) return
  const off =
    kind === 'percent'
      ? { kind: 'discount' as const, percent: dice.pick([1, 7, 10, 33, 50, 100]) }
      : kind === 'amount'
        ? { kind: 'discount' as const, amount: dice.int(1, Math.max(1, bill.totalAmount)) }
        : { kind, items }
  const input = {
    shopId: world.shopId,
    billId: bill.billId,
    off: off as never,
    reason: 'cold',
    expectedTotal: money(bill.totalAmount),
  }
  const [first, second] = twoOf(world, dice)
  const answer = await send(world, first, contract.bill.reduce, input)
  if (!isRefusal(answer) && answer.reductionRequest && dice.chance(70))
    await send(world, second, contract.bill.reduce, input)
}

async function undo(world: World, dice: Dice): Promise<void> {
  const bill = await someBill(world, dice)
  const reduction = bill?.reductions.length ? dice.pick(bill.reductions) : undefined
  if (!bill || !reduction) return
  await send(world, dice.pick(world.staff), contract.bill.undoReduction, {
    shopId: world.shopId,
    billId: bill.billId,
    reductionId: reduction.reductionId,
    expectedTotal: money(bill.totalAmount),
  })
}

async function refund(world: World, dice: Dice): Promise<void> {
  const orderId = await someOrder(world, dice, "pay_state in ('paid', 'partRefunded')")
  if (orderId === undefined) return
  const at = { shopId: world.shopId, orderId }
  const view = await send(world, dice.pick(world.staff), contract.payment.orderRefunds, at)
  if (isRefusal(view) || view.left === 0) return
  const lines = dice
    .some(
      view.lines.filter(one => one.quantity > one.returnedQuantity),
      dice.int(1, 2),
    )
    .map(one => ({ itemKey: one.itemKey, quantity: dice.int(1, one.quantity - one.returnedQuantity) }))
  const wish =
    dice.chance(50) && lines.length > 0
      ? { lines }
      : { amount: money(dice.chance(30) ? view.left : dice.int(1, view.left)) }
  if (dice.chance(15)) world.app.cards.provider.trouble.refund = 1
  const [first, second] = twoOf(world, dice)
  const answer = await send(world, first, contract.payment.refundOrder, { ...at, wish, reason: 'cold' })
  if (isRefusal(answer)) return
  const waits = answer.refunds.find(one => one.state === 'waiting')
  if (waits)
    await send(world, second, contract.payment.decideRefund, { ...at, refundId: waits.refundId, yes: dice.chance(80) })
}

async function guestRefund(world: World, dice: Dice): Promise<void> {
  const orders = await ordersOf(world, "pay_state in ('paid', 'partRefunded')")
  const own = orders.flatMap(order => {
    const person = [...world.guests, ...world.members].find(one => one.owner === order.owner)
    return person ? [{ orderId: order.order_id, person }] : []
  })
  if (own.length === 0) return
  const { orderId, person } = dice.pick(own)
  const view = await send(world, person, contract.order.refundDetail, { orderId })
  if (isRefusal(view) || !view.mayAsk?.length) return
  const lines = dice
    .some(
      view.mayAsk.filter(one => one.quantity > one.returnedQuantity),
      dice.int(1, 2),
    )
    .map(one => ({ itemKey: one.itemKey, quantity: dice.int(1, one.quantity - one.returnedQuantity) }))
  if (lines.length === 0) return
  const requested = await send(world, person, contract.order.refundApply, { orderId, lines, reason: 'cold' })
  if (isRefusal(requested) || dice.chance(20)) return
  await send(world, dice.pick(world.staff), contract.payment.decideRefund, {
    shopId: world.shopId,
    orderId,
    refundId: requested.refundId,
    yes: dice.chance(80),
  })
}

async function failedRefund(world: World, dice: Dice): Promise<void> {
  const { shopId } = world
  const staff = dice.pick(world.staff)
  const list = await send(world, staff, contract.payment.refundRequests, { shopId })
  if (isRefusal(list)) return
  const own = list.requests.filter(one => one.failed)
  if (own.length === 0) return
  const { orderId, businessType } = dice.pick(own)
  const kind = businessType ? { businessType } : {}
  const view = await send(world, staff, contract.payment.orderRefunds, { shopId, orderId, ...kind })
  if (isRefusal(view)) return
  const failed = view.refunds.find(one => one.failed)
  if (!failed) return
  const way = dice.chance(50) ? { again: true as const } : { otherWay: 'Cash' }
  await send(world, staff, contract.payment.settleRefund, { shopId, orderId, ...kind, refundId: failed.refundId, way })
}

async function reprice(world: World, dice: Dice): Promise<void> {
  const states = dice.chance(50) ? `pay_state = 'unpaid' and ${LIVE}` : `pay_state in ('paid', 'partRefunded')`
  const orderId = await someOrder(world, dice, states)
  if (orderId === undefined) return
  const order = await send(world, world.pos, contract.open.readOrder, { shopId: world.shopId, orderId })
  if (isRefusal(order)) return
  const kind = dice.pick(['percent', 'amount', 'prices', 'free', 'void'] as const)
  const line = dice.pick(order.lines)
  const off =
    kind === 'percent'
      ? { kind: 'discount', percent: dice.pick([1, 13, 50, 100]) }
      : kind === 'amount'
        ? { kind: 'discount', amount: dice.int(1, Math.max(1, order.totalPaidAmount)) }
        : kind === 'prices'
          ? { kind: 'discount', prices: [{ itemKey: line.itemKey, amount: dice.int(0, Math.max(0, line.amount)) }] }
          : { kind, items: [line.itemKey] }
  const answer = await send(world, world.pos, contract.open.repriceOrder, {
    shopId: world.shopId,
    orderId,
    off: off as never,
    reason: 'offer',
    expectedTotal: money(order.totalPaidAmount - order.refundedAmount),
  })
  const before = order.totalPaidAmount - order.refundedAmount
  if (!isRefusal(answer) && answer.totalPaidAmount - answer.refundedAmount > before)
    world.faults.push(`repriced up from ${before} to ${answer.totalPaidAmount - answer.refundedAmount}`)
}

const moveTable: Action = async (world, dice) => {
  const bill = await someBill(world, dice)
  const from = bill?.tables[0]?.tableId
  const [to] = dice.some(
    world.tables.filter(one => one.payMode === 1 && one.tableId !== from),
    1,
  )
  if (!from || !to) return
  const at = { shopId: world.shopId, tableId: from }
  if (dice.chance(50))
    await send(world, dice.pick(world.staff), contract.bill.moveTable, { ...at, toTableId: to.tableId })
  else await send(world, dice.pick(world.staff), contract.bill.mergeTables, { ...at, intoTableId: to.tableId })
}

export const staffActions: Record<string, Action> = {
  accept: onOrder("state = 'placed'", (world, dice, orderId) =>
    send(world, dice.pick(world.staff), contract.order.accept, {
      orderId,
      promisedAt: new Date(world.app.clock() + 1_200_000).toISOString(),
    }),
  ),
  acceptAll: async (world, dice) => {
    const orders = await ordersOf(world, "state = 'placed'")
    if (orders.length > 0)
      await send(world, dice.pick(world.staff), contract.order.acceptAll, {
        shopId: world.shopId,
        orderIds: orders.slice(0, 100).map(one => one.order_id),
      })
  },
  reject: onOrder("state = 'placed'", (world, dice, orderId) =>
    send(world, dice.pick(world.staff), contract.order.reject, { orderId, reason: 'closing' }),
  ),
  cancelByStore: onOrder(LIVE, async (world, dice, orderId) => {
    const [first, second] = twoOf(world, dice)
    const answer = await send(world, first, contract.order.cancelByStore, { orderId, reason: 'sold out' })
    if (!isRefusal(answer) && answer.cancelAsked)
      await send(world, second, contract.order.cancelByStore, { orderId, reason: 'sold out' })
  }),
  cancelByGuest: async (world, dice) => {
    const orders = (await ordersOf(world, LIVE)).flatMap(order => {
      const person = [...world.guests, ...world.members].find(one => one.owner === order.owner)
      return person ? [{ orderId: order.order_id, person }] : []
    })
    if (orders.length === 0) return
    const { orderId, person } = dice.pick(orders)
    await send(world, person, contract.order.cancel, { orderId })
  },
  advance: onOrder(`${LIVE} and state <> 'completed'`, async (world, dice, orderId) => {
    const staff = dice.pick(world.staff)
    const step = dice.pick(['start', 'ready', 'handOver', 'complete'] as const)
    await send(world, staff, contract.order[step], { orderId })
  }),
  posClose: onOrder(LIVE, (world, dice, orderId) =>
    send(world, world.pos, contract.open.closeOrder, {
      shopId: world.shopId,
      orderId,
      ...(dice.chance(50) && { counter: counterOf(dice) }),
    }),
  ),
  posCancel: onOrder(LIVE, (world, dice, orderId) =>
    dice.chance(50)
      ? send(world, world.pos, contract.open.cancelOrder, { shopId: world.shopId, orderId, reason: 'out' })
      : send(world, world.pos, contract.open.rejectOrder, { shopId: world.shopId, orderId, reason: 'out' }),
  ),
  reprice,
  reduce,
  undo,
  refund,
  guestRefund,
  failedRefund,
  moveTable,
  writeOff: async (world, dice) => {
    const bill = await someBill(world, dice)
    if (!bill) return
    const input = {
      shopId: world.shopId,
      billId: bill.billId,
      expectedAmount: money(bill.restAmount + bill.openAmount),
      reason: 'left',
      freeParts: true,
    }
    const [first, second] = twoOf(world, dice)
    const answer = await send(world, first, contract.bill.writeOffBill, input)
    if (!isRefusal(answer) && answer.writeOffAsked) await send(world, second, contract.bill.writeOffBill, input)
  },
  drawer: async (world, dice) => {
    const { shopId } = world
    const staff = dice.pick(world.staff)
    if (world.drawers.length === 0 || dice.chance(30)) {
      const opened = await send(world, staff, contract.till.openDrawer, {
        shopId,
        drawer: `D${dice.int(1, 3)}`,
        floatAmount: money(dice.int(0, 5000)),
      })
      if (!isRefusal(opened)) world.drawers.push(opened.shiftId)
      return
    }
    const shiftId = dice.pick(world.drawers)
    if (dice.chance(70))
      await send(world, staff, contract.till.moveCash, {
        shopId,
        shiftId,
        direction: dice.pick(['in', 'out'] as const),
        amount: dice.int(1, 4000),
        reason: 'Coins',
      })
    else
      await send(world, staff, contract.till.closeDrawer, { shopId, shiftId, countedAmount: money(dice.int(0, 9000)) })
  },
}
