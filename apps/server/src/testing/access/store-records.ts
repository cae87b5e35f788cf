import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { cardData, line } from '../guest.ts'
import type { TestApp, TestGuest, TestStaff } from '../test-app.ts'
import { topUp } from './member-things.ts'
import { paidOrder, SHOP } from './orders-of-person.ts'
import { PRINTER } from './printer.ts'
import type { RecordIds } from './requests.ts'

const shopId = SHOP
const OTHER_STORE = 102

/** The actors who create the things of a store: a brand manager, and a member with an order paid by card. */
interface Makers {
  app: TestApp
  manager: TestStaff
  member: TestGuest
  orderId: string
  tableId: string
}

/** Accepts an order and serves it until it has been picked up. */
async function serve({ manager }: Makers, orderId: string): Promise<void> {
  await manager.accept(orderId)
  await manager.must(contract.order.start, { orderId })
  await manager.must(contract.order.ready, { orderId })
  await manager.must(contract.order.complete, { orderId })
}

/** Two printers that do not answer, and the jobs that wait for them. */
async function printing({ manager }: Makers, orderId: string) {
  const settings = { shopId, active: true, settings: PRINTER }
  const { printerId } = await manager.must(contract.print.savePrinter, settings)
  await manager.must(contract.print.savePrinter, settings)
  await manager.must(contract.print.printOrder, { orderId, kind: 'receipt' })
  const { jobs } = await manager.must(contract.print.printers, { shopId })
  return { printerId: [printerId], jobId: jobs.map(({ jobId }) => jobId) }
}

/** A refund that the member requested for another order. */
async function refund(makers: Makers, label: string) {
  const { app, member } = makers
  const { orderId, itemKey } = await paidOrder({ app, actor: member, label })
  await serve(makers, orderId)
  const lines = [{ itemKey, quantity: 1 }]
  const { refundId } = await member.must(contract.order.refundApply, { orderId, lines, reason: 'cold' })
  return { refundId: [refundId], refundedOrderId: [orderId] }
}

/** An employee whose rights wait for a second approver, and a correction that waits for one. */
async function waitingForSecond({ manager }: Makers, cardId: string) {
  const board = await manager.must(contract.staff.inviteStaff, {
    shopId,
    name: 'Rosa Lim',
    account: 'rosa@marigold.example',
    // A store that the manager does not manage: that takes a second person.
    grants: [shopId, OTHER_STORE].map(one => ({ roleId: 'team', shopId: one })),
  })
  const staffId = board.staff.find(({ account }) => account === 'rosa@marigold.example')?.staffId ?? ''
  const changeId = board.waiting.find(change => change.staffId === staffId)?.changeId ?? ''
  const { adjustmentId } = await manager.must(contract.counter.adjust, {
    shopId,
    on: 'cardGiven',
    subjectId: cardId,
    amount: 900_000,
    reason: 'a long wait',
  })
  return { staffId, changeId, adjustmentId }
}

/** A role of the brand. */
async function ownRole({ manager }: Makers): Promise<string> {
  const role = { shopId, mark: '', name: 'Host', rights: ['manageBookings' as const] }
  return (await manager.must(contract.staff.saveRole, role)).roles[0]?.roleId ?? ''
}

/** A note on the member. */
async function memberNote({ manager, member }: Makers): Promise<string> {
  const note = { shopId, customerId: member.customerId, text: 'Window seat', pinned: true }
  const { notes } = await manager.must(contract.member.addMemberNote, note)
  return notes[0]?.noteId ?? ''
}

/** The code of the member's card, read at the counter. */
async function visit({ manager, member }: Makers, cardId: string): Promise<string> {
  const { cardCode } = await member.must(contract.card.genCardCodeAndSecurity, { cardId })
  return (await manager.must(contract.counter.readPayCode, { shopId, cardCode })).visitId
}

/** A difference between the provider's book and ours, as the comparison of a day leaves it. */
async function bookBreak({ app }: Makers): Promise<string> {
  const breakId = randomUUID()
  const text = `insert into reconciliation_break (corporation_id, break_id, provider, day, kind, reference, provider_reference, shop_id, ours,
    theirs, currency_code, state, found_at) values ($1, $2, 'card', '2026-11-19', 'missingHere', $3, $4, $5, 0, 100, 'USD', 'open', now())`
  await app.sql(text, [app.corporationId, breakId, randomUUID(), randomUUID(), shopId])
  return breakId
}

/** A recharge that is paid, and whose money the bank takes back: its value is frozen. */
async function chargedBack({ app, member }: Makers, cardId: string): Promise<string> {
  const { rechargeId } = await member.must(contract.storedvalue.submit, topUp(cardId))
  const payments = [line('12_bankCard', 2000, { ccAmount: money(50) })]
  const pays = { orderId: rechargeId, businessType: 2005 as const, payments, card: cardData() }
  await member.must(contract.payment.createPayment, pays)
  await app.settle()
  const { provider } = app.cards
  const named = rechargeId.replaceAll('-', '')
  const payment = [...provider.book.payments.values()].find(it => it.merchantReference.includes(named))
  if (!payment) throw new Error('the recharge was not paid')
  const item = provider.item('CHARGEBACK', randomUUID(), payment.merchantReference, payment.amount, true)
  await app.cards.webhooks.deliver({ ...item, originalReference: payment.pspReference })
  await app.settle()
  return rechargeId
}

/** An order that the kitchen makes. */
async function inKitchen({ app, manager, member }: Makers, label: string): Promise<string> {
  const { orderId } = await paidOrder({ app, actor: member, label })
  await manager.accept(orderId)
  return orderId
}

/** An order that staff entered and were paid for, whose second course waits. */
async function inCourses({ manager }: Makers, label: string): Promise<string> {
  const cartItems = [1, 2].map(course => ({ foodId: 'edamame', quantity: 1, course }))
  const entered = { shopId, orderType: 1300 as const, cartItems }
  const { calculation } = await manager.must(contract.order.priceCounterOrder, entered)
  const guest = { guestName: label, phone: '2125550187', expectedTotal: calculation.totalPaidAmount }
  const { orderId } = await manager.must(contract.order.placeCounterOrder, { ...entered, ...guest })
  await manager.must(contract.order.settle, { orderId, counter: { method: 'cash' } })
  return orderId
}

/** A version of the menu that waits for its day, for which the test's jobs are held from now on. */
async function menuSchedule({ app, manager }: Makers): Promise<string> {
  const { mark } = await manager.must(contract.menu.queryMenuDraft, { shopId })
  app.jobs.hold(true)
  const on = { shopId, mark, note: '', date: '2026-11-25', minutes: 0 }
  return (await manager.must(contract.menu.scheduleMenu, on)).scheduleId
}

/** API keys of other systems. */
async function apiKeys({ manager }: Makers): Promise<string[]> {
  const rights = { shopId, name: 'Till', scopes: ['orders:read' as const], shopIds: [shopId] }
  const first = await manager.must(contract.integration.createApiKey, rights)
  const second = await manager.must(contract.integration.createApiKey, rights)
  return [first.keyId, second.keyId]
}

/** Pages that wait for their day; the test's jobs are held. */
async function pageSchedule({ manager }: Makers): Promise<string> {
  const { mark } = await manager.must(contract.decoration.decorationDraft, { shopId })
  const on = { shopId, mark, note: '', date: '2026-11-25', minutes: 0 }
  return (await manager.must(contract.decoration.scheduleDecoration, on)).scheduleId
}

/** Endpoints of other systems, each with an event that waits. */
async function webhooks({ manager }: Makers) {
  const settings = { shopId, name: 'Till', shopIds: [shopId], active: true, events: ['order.placed' as const] }
  const ids = { endpointId: [] as string[], deliveryId: [] as string[] }
  for (const port of [1, 2]) {
    const url = `http://127.0.0.1:${port}/hook`
    const { endpointId } = await manager.must(contract.integration.createWebhook, { ...settings, url })
    const { deliveryId } = await manager.must(contract.integration.testWebhook, { shopId, endpointId })
    ids.endpointId.push(endpointId)
    ids.deliveryId.push(deliveryId)
  }
  return ids
}

/** Two open cash drawers. */
async function drawers({ manager }: Makers): Promise<string[]> {
  const open = (drawer: string) => manager.must(contract.till.openDrawer, { shopId, drawer, floatAmount: 1000 })
  return [(await open('Front')).shiftId, (await open('Bar')).shiftId]
}

/** Two shared tablets. */
async function tablets({ manager }: Makers): Promise<string[]> {
  for (const name of ['Bar', 'Front']) await manager.must(contract.staff.shareDevice, { shopId, name, idleMinutes: 5 })
  const { devices } = await manager.must(contract.staff.devices, { shopId })
  return devices.map(({ deviceId }) => deviceId)
}

/** One of everything that staff can name at the store; the order of `makers` has been served. */
export async function storeRecords(makers: Makers, own: RecordIds): Promise<RecordIds> {
  const { manager, member, orderId, tableId } = makers
  const [cardId = ''] = own['memberCardId'] ?? []
  const [label = ''] = own['label'] ?? []
  await serve(makers, orderId)
  await member.must(contract.table.callStaff, { shopId, tableId, wish: 'bill' })
  const { calls } = await manager.must(contract.table.tableCalls, { shopId })
  await member.must(contract.evaluation.submit, { orderId, stars: 5, answers: [], remark: label })
  const breakId = await bookBreak(makers)
  const payableId = await chargedBack(makers, cardId)
  const { staffId, changeId, adjustmentId } = await waitingForSecond(makers, cardId)
  return {
    ...(await printing(makers, orderId)),
    callId: calls.map(call => call.callId),
    ...(await refund(makers, label)),
    scheduleId: [await menuSchedule(makers)],
    pageScheduleId: [await pageSchedule(makers)],
    breakId: [breakId],
    shiftId: await drawers(makers),
    deviceId: await tablets(makers),
    payableId: [payableId],
    staffId: [staffId, manager.owner.slice(2)],
    changeId: [changeId],
    adjustmentId: [adjustmentId],
    noteId: [await memberNote(makers)],
    roleId: [await ownRole(makers)],
    keyId: await apiKeys(makers),
    ...(await webhooks(makers)),
    visitId: [await visit(makers, cardId)],
    tableId: [tableId],
    orderId: [...(own['orderId'] ?? []), await inKitchen(makers, label), await inCourses(makers, label)],
  }
}
