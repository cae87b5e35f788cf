import type { payCodeCalls as calls } from '@comanda/contract/console'
import { isRefusal, refuse, type Refusal, type RequestOf, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once, ownShop, type Staff } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { balanceNow, takeVisit } from './pay-code.ts'

type Ask = RequestOf<typeof calls.payBillWithCode>
type Paid = ResponseOf<typeof calls.payBillWithCode>
type Refused = Refusal<'notFound' | (typeof calls.payBillWithCode)['refuses'][number]>

async function pay(tx: Tx, needs: Needs, who: Staff, ask: Ask): Promise<Paid | Refused> {
  const { corporationId, requestId, language } = who
  const { shopId, billId } = ask
  const amount = money(ask.amount)
  // The bill is locked before the visit, as before everything that pays. Without a visit nothing is said of any bill. A1
  const held = await needs.holdBill(tx, { corporationId, billId })
  const visit = await takeVisit(tx, needs, who, { ...ask, paidId: billId })
  if (!visit) return refuse('payCodeOver', { field: 'visitId' })
  if (!held) return refuse('notFound', { field: 'billId' })
  const { customer_id: customerId, card_id: cardId } = visit
  const at = { corporationId, shopId, customerId, cardId, language, requestId }
  const paid = await needs.payBillAtCounter(tx, { ...at, billId, amount })
  if (isRefusal(paid)) return paid
  const { staffId, name } = who.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId,
    what: 'bill.paidByCode',
    subject: billId,
    by: { id: staffId, name },
    after: { cardId, customerId, amount },
    cause: 'the card’s code was read',
    at: new Date(needs.clock()),
  })
  return { billId, amount, currency: paid.currency, balance: await balanceNow(tx, needs, who, visit) }
}

/** The member's card pays a table's bill, or so much of it: once for each code that was read. CARD-1, ORDER-3, PAY-9 */
export const payBillWithCode =
  (needs: Needs): Handler<typeof calls.payBillWithCode> =>
  async (who, ask) => {
    const shop = ownShop(who, ask.shopId)
    if ('refused' in shop) return shop
    return once<Paid, Refused>(needs.db, who, '/api/console/payBillWithCode', ask, tx => pay(tx, needs, who, ask))
  }
