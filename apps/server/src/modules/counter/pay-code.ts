import { payCodeCalls as calls } from '@comanda/contract/counter'
import { isRefusal, type RequestOf, refuse } from '@comanda/contract/core'
import { type Money, money } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, change, changeInSteps, type StaffAt } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { maskedName, maskedNumber } from '@comanda/domain/member'
import type { Deps } from './deps.ts'
import { buyerShown } from './find-buyer.ts'
import type { CounterTables, VisitRow } from './tables.ts'

const VISIT_MS = 5 * 60_000

async function read(tx: Tx, deps: Deps, caller: StaffAt, input: { cardCode: string }) {
  const { corporationId, language } = caller
  const cardId = await deps.useCardCode(tx, corporationId, input.cardCode)
  const facts = cardId === undefined ? undefined : await deps.accounts.cardPaid.lookUp(tx, corporationId, cardId)
  if (cardId === undefined || facts?.customerId === undefined) return refuse('payCodeWrong', { field: 'cardCode' })
  const { customerId } = facts
  // The refusal undoes the use of the code, and says nothing about the card.
  if (!(await deps.cardPaysAt(tx, { corporationId, shopId: caller.shop.shopId, customerId, cardId })))
    return refuse('cardNotHere', { field: 'cardCode' })
  const card = (await deps.cardsOf(tx, corporationId, customerId, language)).find(one => one.cardId === cardId)
  const customer = await deps.customerById(tx, corporationId, customerId)
  if (!card || !customer) return refuse('payCodeWrong', { field: 'cardCode' })
  const now = deps.clock()
  const visit: VisitRow = {
    corporation_id: corporationId,
    visit_id: uuidv7(deps.clock),
    shop_id: caller.shop.shopId,
    staff_id: caller.session.staff.staffId,
    customer_id: customerId,
    card_id: cardId,
    expires_at: new Date(now + VISIT_MS),
    paid_id: null,
    created_at: new Date(now),
  }
  await tx.withTables<CounterTables>().insertInto('counter_visit').values(visit).execute()
  return {
    visitId: visit.visit_id,
    name: maskedName(customer.nick),
    cardNo: maskedNumber(card.cardNo),
    levelName: card.levelName,
    balance: money(card.paid + card.given),
    currency: card.currency,
    expiresAt: visit.expires_at.toISOString(),
    buyer: await buyerShown(deps, tx, caller, customer),
  }
}

/**
 * Reads and invalidates the code of a card. A wrong and a used code get the same refusal; at a store that does not accept the
 * card, the code stays valid and nothing about the card is shown. CARD-1
 */
export const readPayCode = (deps: Deps): Handler<typeof calls.readPayCode> =>
  changeInSteps(calls.readPayCode, deps, {
    async prepare({ corporationId, session }) {
      const limit = { key: `pay-code:${session.staff.staffId}`, max: 120, windowSeconds: 600 }
      return (await deps.takeLimit(corporationId, [limit])) || refuse('tooMany')
    },
    work: (tx, caller, input) => read(tx, deps, caller, input),
  })

/** Uses a visit for one payment, by the person who read the code and before it expires; undefined otherwise. */
export const takeVisit = (tx: Tx, deps: Deps, caller: StaffAt, input: { visitId: string; paidId: string }) =>
  tx
    .withTables<CounterTables>()
    .updateTable('counter_visit')
    .set({ paid_id: input.paidId })
    .where('corporation_id', '=', caller.corporationId)
    .where('visit_id', '=', input.visitId)
    .where('shop_id', '=', caller.shop.shopId)
    .where('staff_id', '=', caller.session.staff.staffId)
    .where('paid_id', 'is', null)
    .where('expires_at', '>', new Date(deps.clock()))
    .returningAll()
    .executeTakeFirst()

type Paying = Omit<RequestOf<typeof calls.payWithCode>, 'shopId'>

async function pay(tx: Tx, deps: Deps, caller: StaffAt, input: Paying) {
  const { requestId, language } = caller
  const { corporationId, shopId } = caller.shop
  // The order is locked before the visit, as in every payment. Without a visit nothing about an order is revealed. A1
  const isLocked = await deps.holdOrder(tx, { corporationId, orderId: input.orderId })
  const visit = await takeVisit(tx, deps, caller, { ...input, paidId: input.orderId })
  if (!visit) return refuse('payCodeOver', { field: 'visitId' })
  if (!isLocked) return refuse('notFound', { field: 'orderId' })
  const { customer_id: customerId, card_id: cardId } = visit
  const others = { orderId: input.orderId, counters: input.others }
  const fault = input.others.length > 0 && (await deps.takeParts(tx, caller, others))
  if (fault) return fault
  const at = { corporationId, orderId: input.orderId, shopId, customerId, cardId, language }
  const paid = await deps.payAtCounter(tx, { ...at, requestId })
  if (isRefusal(paid)) return paid
  const { staffId, name } = caller.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId,
    what: 'order.paidByCode',
    subject: input.orderId,
    by: { id: staffId, name },
    after: { cardId, customerId, amount: paid.amount },
    cause: 'the card’s code was read',
    at: new Date(deps.clock()),
  })
  const { amount, currency } = paid
  return { orderId: input.orderId, amount, currency, balance: await balanceNow(tx, deps, caller, visit) }
}

/** The current balance of a visit's card. */
export async function balanceNow(tx: Tx, deps: Deps, caller: StaffAt, visit: VisitRow): Promise<Money> {
  const cards = await deps.cardsOf(tx, caller.corporationId, visit.customer_id, caller.language)
  const card = cards.find(one => one.cardId === visit.card_id)
  return money((card?.paid ?? 0) + (card?.given ?? 0))
}

/** Pays an order by the member's card, or what other payments leave of it: once for each code. CARD-1, PAY-9, PAY-21 */
export const payWithCode = (deps: Deps): Handler<typeof calls.payWithCode> =>
  change(calls.payWithCode, deps, (tx, caller, input) => pay(tx, deps, caller, input))
