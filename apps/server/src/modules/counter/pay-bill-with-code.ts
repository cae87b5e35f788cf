import { payCodeCalls as calls } from '@comanda/contract/counter'
import { isRefusal, refuse, type Refusal, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, change, type StaffAt, type InputOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { balanceNow, takeVisit } from './pay-code.ts'

type Input = InputOf<typeof calls.payBillWithCode>
type Paid = ResponseOf<typeof calls.payBillWithCode>
type Refused = Refusal<'notFound' | (typeof calls.payBillWithCode)['refuses'][number]>

async function pay(tx: Tx, deps: Deps, caller: StaffAt, input: Input): Promise<Paid | Refused> {
  const { requestId, language } = caller
  const { corporationId, shopId } = caller.shop
  const { billId } = input
  const amount = money(input.amount)
  // The bill is locked before the visit, as in every payment. Without a visit nothing about a bill is revealed. A1
  const isLocked = await deps.holdBill(tx, { corporationId, billId })
  const visit = await takeVisit(tx, deps, caller, { ...input, paidId: billId })
  if (!visit) return refuse('payCodeOver', { field: 'visitId' })
  if (!isLocked) return refuse('notFound', { field: 'billId' })
  const { customer_id: customerId, card_id: cardId } = visit
  const at = { corporationId, shopId, customerId, cardId, language, requestId }
  const paid = await deps.payBillAtCounter(tx, { ...at, billId, amount })
  if (isRefusal(paid)) return paid
  const { staffId, name } = caller.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId,
    what: 'bill.paidByCode',
    subject: billId,
    by: { id: staffId, name },
    after: { cardId, customerId, amount },
    cause: 'the card’s code was read',
    at: new Date(deps.clock()),
  })
  return { billId, amount, currency: paid.currency, balance: await balanceNow(tx, deps, caller, visit) }
}

/** Pays a table's bill, or an amount of it, by the member's card: once for each code. CARD-1, ORDER-3, PAY-9 */
export const payBillWithCode = (deps: Deps): Handler<typeof calls.payBillWithCode> =>
  change(calls.payBillWithCode, deps, (tx, caller, input) => pay(tx, deps, caller, input))
