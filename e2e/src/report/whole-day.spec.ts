import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { audit } from '@comanda/server/audit/report'
import { openDatabase, reachOfFolder } from '@comanda/server/platform/db/index'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leaveBrowser, openBrowser, startServer, type TestServer } from '../harness.ts'
import type { Caller } from '../steps/caller.ts'
import { readData } from '../steps/database.ts'
import { addRound, employee, guestName, guestOrder, must, phone, takeOrder } from '../steps/employees.ts'
import { type OwnProvider, startProvider } from '../steps/provider.ts'
import { until } from '../steps/provider-book.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'
import { button, openView, sheet, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const SHOP = 101
const B2 = 'DZwe5cUeNZEkkQ1X'

const opened = reopenedOnRetry(
  async () => {
    const started: { server?: TestServer } = {}
    const provider = await startProvider(() => started.server?.url)
    const [server, browser] = await Promise.all([startServer(provider.env), openBrowser()])
    started.server = server
    return { provider, server, browser }
  },
  async ({ provider, server, browser }) => {
    await leaveBrowser(browser)
    await server.stop()
    await provider.close()
  },
)

/** The figures of the day by group and key, in minor units. */
async function figuresOf(boss: Caller): Promise<(group: string, key: string) => number> {
  const { figures } = await must(boss.call(contract.report.dayFigures, { shopId: SHOP }))
  const amounts = new Map(figures.map(({ group, key, amount }) => [`${group} ${key}`, Number(amount)]))
  return (group, key) => amounts.get(`${group} ${key}`) ?? 0
}

/** A message of the bank that it took a captured payment of an order back. */
async function chargeBack({ standin }: OwnProvider, orderId: string): Promise<number> {
  const named = orderId.replaceAll('-', '')
  const payment = [...standin.provider.book.payments.values()].find(one => one.merchantReference.includes(named))
  if (!payment) throw new Error('The provider has no payment of this order')
  const item = standin.provider.item('CHARGEBACK', randomUUID(), payment.merchantReference, payment.amount, true)
  await standin.webhooks.deliver({ ...item, originalReference: payment.pspReference })
  return payment.amount.value
}

/** The amount in a row of a table on the screen, in minor units. */
async function shown(page: Page, table: string, row: string): Promise<number> {
  const cell = page
    .getByRole('table', { name: table })
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .first()
  return Math.round(Number((await cell.innerText()).replace(/[^\d.-]/g, '')) * 100)
}

async function openDrawer(page: Page): Promise<void> {
  await openView(page, 'Cash drawers')
  await button(page, 'Open drawer').click()
  const opening = sheet(page, 'Open drawer')
  await opening.getByLabel('Drawer', { exact: true }).fill('Day')
  await opening.getByLabel(/^Float/).fill('100')
  await button(opening, 'Open drawer').click()
  await opening.waitFor({ state: 'hidden' })
}

/** Moves the party of table B2 to B1, and takes its bill: two dishes in cash, the rest on the terminal. */
async function moveAndSplit(page: Page): Promise<void> {
  const tableOf = (name: string) => page.getByRole('button', { name: new RegExp(`Table *${name}\\b`) })
  await openView(page, 'Tables')
  await tableOf('B2').click()
  await button(sheet(page, /^Table B2$/), 'Move to another table').click()
  const where = sheet(page, 'Move table B2 to')
  await where.getByRole('radio', { name: 'Table B1' }).check()
  await button(where, 'Move here').click()
  const table = sheet(page, /^Table B1$/)
  await button(table, /^Take payment/).click()
  const payment = sheet(page, /^Take payment/)
  await button(payment.getByRole('group', { name: 'Drawer' }), 'Day').click()
  await button(payment, 'By dish').click()
  await payment
    .getByRole('checkbox', { name: /Edamame/ })
    .first()
    .check()
  await button(payment, /^Record/).click()
  await waitForText(page, / left\./)
  await button(payment, 'Full amount').click()
  await button(payment, 'Card terminal').click()
  await button(payment, /^Record/).click()
  await payment.waitFor({ state: 'hidden' })
}

/** Closes the drawer, which took this cash, with exactly the cash that should be in it. */
async function closeDrawer(page: Page, cash: number): Promise<void> {
  await openView(page, 'Cash drawers')
  const card = page.getByRole('region', { name: 'Day', exact: true })
  const amountOf = async (name: string) => {
    const text = await card
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .innerText()
    return Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
  }
  await expect.poll(() => amountOf('Cash taken')).toBe(cash)
  const expected = await amountOf('Expected')
  await button(card, 'Close drawer').click()
  const closing = sheet(page, 'Close drawer: Day')
  await closing.getByLabel(/^Counted/).fill((expected / 100).toFixed(2))
  await button(closing, 'Close drawer').click()
  await closing.waitFor({ state: 'hidden' })
}

interface Day {
  readonly provider: OwnProvider
  readonly server: TestServer
  readonly page: Page
  /** Owner, cashier and waiter. */
  readonly boss: Caller
  readonly cashier: Caller
  readonly waiter: Caller
}

const many = <T>(count: number, one: () => Promise<T>) => Promise.all(Array.from({ length: count }, one))

/** 40 orders: 10 paid in the app, 8 due in person, 4 deliveries, 6 pickups, 4 eaten in, 8 rounds of a table; and a booking. */
async function takeOrders({ server: { url }, page, boss, cashier, waiter }: Day) {
  const byCard = await many(10, () => guestOrder(url, '12_bankCard'))
  const inPerson = await many(8, () => guestOrder(url, 'out-line'))
  const phoned = await many(4, () => takeOrder(waiter, 1200))
  const pickups = await many(6, () => takeOrder(cashier, 1300))
  const eatIn = await many(4, () => takeOrder(waiter, 1100))
  await must(waiter.call(contract.bill.startTableOrder, { shopId: SHOP, tableId: B2, people: 4 }))
  for (let round = 0; round < 8; round++) await addRound(waiter, B2)
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const booking = { shopId: SHOP, date, time: '19:00', partySize: 2, guestName, phoneNumber: phone }
  expect((await must(waiter.call(contract.booking.saveBooking, booking))).bookingId).not.toBe('')
  await openView(page, 'Orders')
  await button(page, /^Accept all \(18\)/).click()
  const stateOf = async (orderId: string) => (await must(boss.call(contract.order.orderDetail, { orderId }))).state
  for (const orderId of [...byCard, ...inPerson])
    await until(
      () => stateOf(orderId),
      state => state === 'accepted',
    )
  return { byCard, inPerson, counter: [...phoned, ...pickups, ...eatIn] }
}

type Orders = Awaited<ReturnType<typeof takeOrders>>

/** Takes the payments in person: several of one order, cash with a tip, terminal and voucher. */
async function takePayments({ page, cashier }: Day, { inPerson, counter }: Orders): Promise<void> {
  const { shifts } = await must(cashier.call(contract.till.shifts, { shopId: SHOP }))
  const shiftId = shifts.find(({ drawer }) => drawer === 'Day')?.shiftId
  for (const [at, { orderId, total }] of counter.entries()) {
    const counters = [
      { method: 'cash', amount: 100, tendered: 200, tip: 50, shiftId },
      { method: 'voucher', amount: total - 100 },
    ]
    const methods = [
      { counters },
      { counter: { method: 'terminal' } },
      { counter: { method: 'cash', tip: 25, shiftId } },
    ]
    await must(cashier.call(contract.order.settle, { orderId, ...methods[at % 3] }))
  }
  for (const orderId of inPerson)
    await must(cashier.call(contract.order.settle, { orderId, counter: { method: 'cash', shiftId } }))
  await moveAndSplit(page)
}

/** A refund by dish, a cancelled order that was paid in cash, and a bank that takes a payment back; answers what it took. */
async function returnMoney({ provider, boss }: Day, { byCard: [refunded = '', charged = ''], inPerson }: Orders) {
  const { lines } = await must(boss.call(contract.order.orderDetail, { orderId: refunded }))
  const wish = { lines: [{ itemKey: lines[0]?.itemKey ?? '', quantity: 1 }] }
  await must(boss.call(contract.payment.refundOrder, { shopId: SHOP, orderId: refunded, wish, reason: 'Cold' }))
  await must(boss.call(contract.order.cancelByStore, { orderId: inPerson[0] ?? '', reason: 'Out of gas' }))
  const chargedBack = await chargeBack(provider, charged)
  await until(
    async () => (await figuresOf(boss))('chargedBack', '12_bankCard'),
    amount => amount === chargedBack,
  )
  return chargedBack
}

const sumOf = <T>(all: readonly T[], amount: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0)

/** The provider's book: what it captured, and what it returned once the day has it. */
async function bookOf({ provider, boss }: Day, before: number) {
  const { payments } = await until(
    async () => provider.book(),
    book => sumOf(book.payments, one => one.refunded) > 0,
  )
  const returned = sumOf(payments, one => one.refunded)
  await until(
    async () => (await figuresOf(boss))('returned', '12_bankCard') - before,
    amount => amount === returned,
  )
  return { captured: sumOf(payments, one => one.captured), returned }
}

const LEDGER = `select coalesce(sum(-e.amount) filter (where p.cause_key like 'payment-received:%'), 0)::text as received,
    coalesce(sum(e.amount) filter (where p.cause_key not like 'payment-received:%'), 0)::text as lost
  from ledger_posting p join ledger_entry e on e.corporation_id = p.corporation_id and e.posting_id = p.posting_id
  where e.account like 'provider:%'`

/** Closes the day on the screen, which shows the figures that the server answers. */
async function closeDay(page: Page, amountOf: (group: string, key: string) => number): Promise<void> {
  await openView(page, 'Daily closing')
  await button(page, 'Close day').click()
  await button(sheet(page, /^Close .*\?$/), 'Close day').click()
  await waitForText(page, /^Closed by /)
  for (const [name, key] of [
    ['Cash', 'cash'],
    ['Card terminal', 'terminal'],
    ['Voucher', 'voucher'],
  ] as const)
    expect([name, await shown(page, 'Received', name)]).toEqual([name, amountOf('taken', key)])
}

/** What the audit of the whole database finds. */
async function auditOf(server: TestServer) {
  const db = await openDatabase({ reach: reachOfFolder(server.dataDir) })
  try {
    return (await audit(db)).findings
  } finally {
    await db.close()
  }
}

test('A whole day: 40 orders of all types by several employees, a booking, a moved party, refunds, a chargeback, close and report; every total equals the ledger’s and the provider’s (PAY-11, TILL-1, M13)', async () => {
  const { provider, server, browser } = opened()
  const [boss, cashier, waiter] = [
    await employee(server.url, 'office'),
    await employee(server.url, 'cashier'),
    await employee(server.url, 'waiter'),
  ]
  const before = await figuresOf(boss)
  const screen = await openStaffScreen(browser, server.url, SHOP)
  const { page } = screen
  const day = { provider, server, page, boss, cashier, waiter }
  await openDrawer(page)
  const orders = await takeOrders(day)
  await takePayments(day, orders)
  const chargedBack = await returnMoney(day, orders)

  // The drawer, the day's figures, the report, the ledger and the provider's book have the same totals.
  const { captured, returned } = await bookOf(day, before('returned', '12_bankCard'))
  const after = await figuresOf(boss)
  const change = (group: string, key: string) => after(group, key) - before(group, key)
  expect(change('taken', '12_bankCard')).toBe(captured)
  await closeDrawer(page, change('taken', 'cash'))
  // A disputed payment stays in the ledger as received; its state says that the bank took it back.
  const [ledger] = await readData<{ received: string; lost: string }>(server, LEDGER)
  expect([Number(ledger?.received), Number(ledger?.lost)]).toEqual([captured, returned])
  const report = await must(boss.call(contract.report.dayReport, { shopId: SHOP }))
  const card = report.means.find(one => one.paymentMethod === '12_bankCard')
  expect(card).toMatchObject({ amount: captured, returnedAmount: returned, chargedBackAmount: chargedBack })
  const paid = sumOf(report.means, one => one.amount - one.returnedAmount)
  const { sold, aheadAmount, refundedAmount, unpaidAmount, writtenOff } = report
  expect(paid + refundedAmount + unpaidAmount + writtenOff.amount).toBe(sold.amount + aheadAmount)
  await closeDay(page, after)
  await openView(page, 'Day report')
  await waitForText(page, `$${(sold.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  await screen.close()
  expect(await auditOf(server)).toEqual([])
})
