import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { outsideMethods } from '@comanda/domain/payment'
import { addDays } from '@comanda/domain/store'
import { reportFigures, storedFigures } from '../report/figures-of-day.ts'
import { linesAddUp } from '../../testing/random-days/orders.ts'
import { billsOf, ordersOf } from '../../testing/random-days/payments.ts'
import { send, isRefusal, type World } from '../../testing/random-days/world.ts'

type Report = ResponseOf<typeof contract.report.dayReport>

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)

const differ = (world: World, what: string, one: unknown, other: unknown) => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  if (a !== b) world.faults.push(`${what}: ${a} / ${b}`)
}

function reportAddsUp(world: World, report: Report): void {
  const { date, sold, means, refundedAmount, unpaidAmount, writtenOff, aheadAmount } = report
  differ(world, `${date} parts`, sumOf(report.parts.filter(({ kind }) => kind !== 'taxIncluded')), sold.amount)
  differ(world, `${date} ways`, sumOf(report.ways), sold.amount)
  differ(world, `${date} hours`, sumOf(report.hours), sold.amount)
  if (report.channels.length > 0) differ(world, `${date} channels`, sumOf(report.channels), sold.amount)
  const net = means.reduce((all, { amount, returnedAmount }) => all + amount - returnedAmount, 0)
  differ(world, `${date} means`, net + refundedAmount + unpaidAmount + writtenOff.amount - aheadAmount, sold.amount)
  for (const [what, amount] of Object.entries({
    refundedAmount,
    unpaidAmount,
    writtenOff: writtenOff.amount,
    aheadAmount,
    sold: sold.amount,
  }))
    if (amount < 0) world.faults.push(`${date} ${what} below zero: ${amount}`)
  for (const one of means)
    if (one.returnedAmount > one.amount && one.paymentMethod !== 'out-line')
      world.faults.push(`${date} ${one.paymentMethod} returned more: ${JSON.stringify(one)}`)
}

const inOrder = (figures: object) => Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Reports of the days of the sequence, their stored figures, and the money of the days against the books. */
async function days(world: World): Promise<void> {
  const { app, shopId, from, owner } = world
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
  const taken = new Map<string, number>()
  const { today } = await owner.must(contract.report.dayReport, { shopId })
  for (let date = world.firstDay; date <= today; date = addDays(date, 1)) {
    const report = await send(world, owner, contract.report.dayReport, { shopId, date })
    if (isRefusal(report)) continue
    reportAddsUp(world, report)
    differ(world, `${date} stored figures`, inOrder(await storedFigures(app, date)), inOrder(reportFigures(report)))
    const closed = await send(world, owner, contract.report.dayFigures, { shopId, date })
    if (isRefusal(closed)) continue
    for (const { group, key, amount } of closed.figures) {
      if (group === 'taken') taken.set(key, (taken.get(key) ?? 0) + amount)
      if (group === 'returned') taken.set(key, (taken.get(key) ?? 0) - amount)
    }
    const sold = closed.figures.find(one => one.group === 'sold' && one.key === 'orders')?.amount ?? 0
    differ(world, `${date} figures sold`, sold, report.sold.amount)
  }
  const booked = async (like: string) =>
    Number(
      (
        await app.sql<{ sum: string }>(
          `select coalesce(sum(e.amount), 0)::text as sum from ledger_entry e join ledger_posting p on p.corporation_id = e.corporation_id
        and p.posting_id = e.posting_id where e.corporation_id = $1 and e.account like $2 and p.at >= $3`,
          [app.corporationId, like, new Date(from)],
        )
      )[0]?.sum,
    )
  differ(world, 'provider and day figures', taken.get('12_bankCard') ?? 0, 0 - (await booked('provider:%')))
}

/** Taken outside the product; `out-line` where staff did not say how. */
const isOutside = (method: string) => method === 'out-line' || (outsideMethods as readonly string[]).includes(method)

/** Payments and refunds of an order that failed at the provider: a person decides, and the money is still on the order's account. */
async function needAPerson({ app }: World, orderId: string): Promise<number> {
  const [row] = await app.sql<{ count: number }>(
    `select count(*)::int as count from payment_attempt a where a.payable_id = $1 and (a.state in ('captureFailed', 'returnFailed', 'chargeback')
      or exists (select from payment_refund_part p where p.corporation_id = a.corporation_id and p.payable_id = a.payable_id and p.state <> 'done'))`,
    [orderId],
  )
  return row?.count ?? 0
}

type Order = Awaited<ReturnType<typeof ordersOf>>[number]

/** The amounts of an order for staff and for its guest. M6 */
async function amountsOf(world: World, { order_id: orderId, owner: by }: Order): Promise<void> {
  const board = await send(world, world.owner, contract.order.orderDetail, { orderId })
  if (isRefusal(board)) return
  linesAddUp(world, `order ${orderId}`, board.totals)
  differ(world, `order ${orderId} total`, board.totals.totalPaidAmount, board.totalPaidAmount)
  if (board.totalPaidAmount < 0) world.faults.push(`order ${orderId} below zero`)
  for (const one of board.lines)
    if (one.amount < one.discountAmount) world.faults.push(`order ${orderId} line below zero ${JSON.stringify(one)}`)
  const person = [...world.guests, ...world.members].find(one => one.owner === by)
  const detail = person && (await send(world, person, contract.order.queryOrderDetail, { orderId }))
  if (detail && !isRefusal(detail)) differ(world, `order ${orderId} guest and staff`, detail.totals, board.totals)
}

/** What was paid for an order and returned, against its account in the ledger. M9 */
async function paymentsOf(world: World, { order_id: orderId, bill_id: billId }: Order): Promise<void> {
  const { app, shopId, owner } = world
  const view = await send(world, owner, contract.payment.orderRefunds, { shopId, orderId })
  if (isRefusal(view)) return
  for (const tender of view.tenders)
    if (tender.returned > tender.paid || tender.paid < 0 || tender.returned < 0)
      world.faults.push(`order ${orderId} ${JSON.stringify(tender)}`)
  if (view.left < 0) world.faults.push(`order ${orderId} left ${view.left}`)
  if (billId !== null || view.tenders.length === 0) return
  if (view.tenders.some(one => isOutside(one.paymentMethod)) || (await needAPerson(world, orderId)) > 0) return
  const paid = view.tenders.reduce((all, one) => all + one.paid - one.returned, 0)
  differ(world, `order ${orderId} account and payments`, await app.received(orderId), paid)
}

/** Every amount of an order, wherever it is shown. */
async function orders(world: World): Promise<void> {
  for (const order of await ordersOf(world, 'true')) {
    await amountsOf(world, order)
    await paymentsOf(world, order)
  }
}

/** Taken stock is the stock of the orders that hold it. S1 */
async function stock(world: World): Promise<void> {
  const rows = await world.app.sql<{ key: string; taken: number; held: number }>(
    `select s.stock_key as key, s.taken_count::int as taken, coalesce(h.held, 0)::int as held from menu_stock s left join (
        select e.value ->> 0 as key, sum((e.value ->> 1)::bigint) as held from customer_order o, jsonb_array_elements(o.stock) e
        where o.corporation_id = $1 and o.shop_id = $2 and o.state not in ('rejected', 'cancelled') group by 1) h on h.key = s.stock_key
      where s.corporation_id = $1 and s.shop_id = $2 and s.taken_count <> coalesce(h.held, 0)`,
    [world.app.corporationId, world.shopId],
  )
  for (const row of rows) world.faults.push(`stock ${JSON.stringify(row)}`)
}

async function outstanding(world: World): Promise<void> {
  const { app, owner, shopId } = world
  const answer = await send(world, owner, contract.report.outstandingValue, { shopId })
  if (isRefusal(answer)) return
  const kinds = {
    paidValue: '^card:.*:paid$',
    bonusValue: '^card:.*:given$',
    giftCards: '^giftcard:',
    held: '^(hold|transfer):',
    frozen: '^frozen:',
    points: '^points:',
  }
  for (const [kind, like] of Object.entries(kinds)) {
    const rows = await app.sql<{ sum: string }>(
      `select sum(e.amount) as sum from ledger_entry e where e.corporation_id = $1 and e.account ~ $2`,
      [app.corporationId, like],
    )
    differ(world, `outstanding ${kind}`, sumOf(answer.rows.filter(row => row.kind === kind)), Number(rows[0]?.sum ?? 0))
  }
}

async function bills(world: World): Promise<void> {
  for (const bill of await billsOf(world)) {
    // What was paid before a round fell through stays paid until its refund arrives.
    const total = Math.max(bill.totalAmount, bill.paidAmount)
    differ(world, `bill ${bill.billId} parts`, total, bill.paidAmount + bill.openAmount + bill.restAmount)
    differ(
      world,
      `bill ${bill.billId} totals`,
      sumOf(bill.totals.filter(({ kind }) => kind !== 'taxIncluded')),
      bill.totalAmount,
    )
    const live = bill.rounds.filter(({ state }) => !['rejected', 'cancelled'].includes(state))
    differ(
      world,
      `bill ${bill.billId} rounds`,
      live.reduce((all, one) => all + one.totalPaidAmount, 0),
      bill.totalAmount,
    )
    const open = live.flatMap(one => one.lines)
    const shares = open.reduce((all, one) => all + one.shareAmount, 0)
    if (shares !== bill.totalAmount) world.faults.push(`bill ${bill.billId} shares ${shares} of ${bill.totalAmount}`)
  }
}

async function drawers(world: World): Promise<void> {
  const answer = await send(world, world.owner, contract.till.shifts, { shopId: world.shopId })
  if (isRefusal(answer)) return
  for (const one of answer.shifts) {
    differ(
      world,
      `drawer ${one.drawer}`,
      one.expectedAmount,
      one.floatAmount + one.cashTaken - one.cashReturned + one.payIns - one.payOuts,
    )
    if (one.cashTaken < 0 || one.cashReturned < 0) world.faults.push(`drawer ${JSON.stringify(one)}`)
  }
}

/** What must hold after each sequence. */
export async function contradictions(world: World, known: ReadonlySet<string>): Promise<string[]> {
  const { app } = world
  await app.settle()
  await orders(world)
  await bills(world)
  await stock(world)
  await outstanding(world)
  await drawers(world)
  await days(world)
  const findings = (await app.audit()).filter(one => !known.has(one) && !one.startsWith('paymentNeedsAPerson'))
  const held = app.heldByProvider()
  const [row] = await app.sql<{ sum: string }>(
    `select coalesce(-sum(e.amount), 0)::text as sum from ledger_entry e join ledger_posting p on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id
      where e.corporation_id = $1 and e.account like 'provider:%' and p.currency = $2`,
    [app.corporationId, app.shop.config.currency.currencyCode],
  )
  if (Number(row?.sum) !== held) world.faults.push(`provider holds ${held}, ours ${row?.sum}`)
  const errors = app.log
    .slice(world.errors)
    .filter(one => one.includes('"level":"error"') && !/needs a person|does not confirm/.test(one))
  return [...world.faults, ...findings, ...errors]
}
