import type { payCodeCalls as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { type Money, money } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once, ownShop, type Staff } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { maskedName, maskedNumber } from './masked.ts'
import type { Needs } from './needs.ts'
import type { CounterTables, VisitRow } from './tables.ts'

type Read = ResponseOf<typeof calls.readPayCode>
type Paid = ResponseOf<typeof calls.payWithCode>
type PayRefused = Refusal<'notFound' | 'payCodeOver' | 'notToPayHere' | 'cardTooLittle' | 'cardNotHere'>

const VISIT_MS = 5 * 60_000

async function read(tx: Tx, needs: Needs, who: Staff, ask: { shopId: number; cardCode: string }) {
  const { corporationId, language } = who
  const cardId = await needs.useCardCode(tx, corporationId, ask.cardCode)
  const facts = cardId === undefined ? undefined : await needs.accounts.cardPaid.lookUp(tx, corporationId, cardId)
  if (cardId === undefined || facts?.customerId === undefined) return refuse('payCodeWrong', { field: 'cardCode' })
  const { customerId } = facts
  const card = (await needs.cardsOf(tx, corporationId, customerId, language)).find(one => one.cardId === cardId)
  const customer = await needs.customerById(tx, corporationId, customerId)
  if (!card) return refuse('payCodeWrong', { field: 'cardCode' })
  const now = needs.clock()
  const visit: VisitRow = {
    corporation_id: corporationId,
    visit_id: uuidv7(needs.clock),
    shop_id: ask.shopId,
    staff_id: who.session.staff.staffId,
    customer_id: customerId,
    card_id: cardId,
    expires_at: new Date(now + VISIT_MS),
    paid_id: null,
    created_at: new Date(now),
  }
  await tx.withTables<CounterTables>().insertInto('counter_visit').values(visit).execute()
  return {
    visitId: visit.visit_id,
    name: maskedName(customer?.nick ?? ''),
    cardNo: maskedNumber(card.cardNo),
    levelName: card.levelName,
    balance: money(card.paid + card.given),
    currency: card.currency,
    expiresAt: visit.expires_at.toISOString(),
  }
}

/** Reads the code a card shows: it is used up, whoever of many reads it first. A wrong one and a used one are alike. CARD-1 */
export const readPayCode =
  (needs: Needs): Handler<typeof calls.readPayCode> =>
  async (who, ask) => {
    const shop = ownShop(who, ask.shopId)
    if ('refused' in shop) return shop
    const limit = { key: `pay-code:${who.session.staff.staffId}`, most: 120, windowSeconds: 600 }
    if (!(await needs.takeLimit(who.corporationId, [limit]))) return refuse('tooMany')
    const path = '/api/console/readPayCode'
    return once<Read, Refusal<'payCodeWrong'>>(needs.db, who, path, ask, tx => read(tx, needs, who, ask))
  }

/** Takes a visit for what it pays: once, by whoever read it, while it lasts. */
export const takeVisit = (tx: Tx, needs: Needs, who: Staff, ask: { shopId: number; visitId: string; paidId: string }) =>
  tx
    .withTables<CounterTables>()
    .updateTable('counter_visit')
    .set({ paid_id: ask.paidId })
    .where('corporation_id', '=', who.corporationId)
    .where('visit_id', '=', ask.visitId)
    .where('shop_id', '=', ask.shopId)
    .where('staff_id', '=', who.session.staff.staffId)
    .where('paid_id', 'is', null)
    .where('expires_at', '>', new Date(needs.clock()))
    .returningAll()
    .executeTakeFirst()

async function pay(tx: Tx, needs: Needs, who: Staff, ask: { shopId: number; visitId: string; orderId: string }) {
  const { corporationId, requestId, language } = who
  // The order is locked before the visit, as before everything that pays. Without a visit nothing is said of any order. A1
  const held = await needs.holdOrder(tx, { corporationId, orderId: ask.orderId })
  const visit = await takeVisit(tx, needs, who, { ...ask, paidId: ask.orderId })
  if (!visit) return refuse('payCodeOver', { field: 'visitId' })
  if (!held) return refuse('notFound', { field: 'orderId' })
  const { customer_id: customerId, card_id: cardId } = visit
  const at = { corporationId, orderId: ask.orderId, shopId: ask.shopId, customerId, cardId, language }
  const paid = await needs.payAtCounter(tx, { ...at, requestId })
  if (isRefusal(paid)) return paid
  const { staffId, name } = who.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId: ask.shopId,
    what: 'order.paidByCode',
    subject: ask.orderId,
    by: { id: staffId, name },
    after: { cardId, customerId, amount: paid.amount },
    cause: 'the card’s code was read',
    at: new Date(needs.clock()),
  })
  const { amount, currency } = paid
  return { orderId: ask.orderId, amount, currency, balance: await balanceNow(tx, needs, who, visit) }
}

/** What the card of a visit holds now. */
export async function balanceNow(tx: Tx, needs: Needs, who: Staff, visit: VisitRow): Promise<Money> {
  const cards = await needs.cardsOf(tx, who.corporationId, visit.customer_id, who.language)
  const card = cards.find(one => one.cardId === visit.card_id)
  return money((card?.paid ?? 0) + (card?.given ?? 0))
}

/** The member's card pays the order: once for each code that was read, however often it is sent. CARD-1, PAY-9 */
export const payWithCode =
  (needs: Needs): Handler<typeof calls.payWithCode> =>
  async (who, ask) => {
    const shop = ownShop(who, ask.shopId)
    if ('refused' in shop) return shop
    return once<Paid, PayRefused>(needs.db, who, '/api/console/payWithCode', ask, tx => pay(tx, needs, who, ask))
  }
