import type { bill as calls } from '@comanda/contract/bill'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import { addTableRound } from './add-table-round.ts'
import { adoptBills } from './adopt-bills.ts'
import { hasOpenBill } from './open-bill-of.ts'
import { calConfirm } from './cal-confirm.ts'
import { cancelPaymentRound } from './cancel-payment-round.ts'
import { executePaymentRound } from './execute-payment-round.ts'
import { type BillWatch, billWatch } from './free-parts.ts'
import { CHECK_JOB, type FallenRound, roundFell } from './give-back.ts'
import { type JoinAsk, joinBill, type JoinedBill, type PartyAt, partyAt, partyFor } from './join-bill.ts'
import { type CounterPart, keepCounterPart } from './keep-counter-part.ts'
import { mergeTables } from './merge-tables.ts'
import { moveTable } from './move-table.ts'
import type { BillAt, BillTable, Needs } from './needs.ts'
import { billNow, type OpenBill, openAt } from './open-at.ts'
import { type PartPayments, partPayments } from './part-payments.ts'
import { lockBill } from './queries.ts'
import { settleRound, type SettleRound } from './settle-round.ts'
import { settleTableBill } from './settle-table-bill.ts'
import { startTableOrder } from './start-table-order.ts'
import { billedAt, releaseBills, sharedBillAt } from './release-bills.ts'
import { tableBills } from './table-bills.ts'
import { watchableBills } from './watchable.ts'
import { writeOffBill } from './write-off-bill.ts'

export { paidPartsOf, writtenOffOf } from './paid-parts.ts'
export type { BillPerson, BillTable, PartReturn, Round } from './needs.ts'
export type { PartPayments, PartToPay, PartVerdict } from './part-payments.ts'

/** The bills of tables that pay at the end. ORDER-3 */
export interface BillModule {
  handlers: HandlersOf<typeof calls>
  /** A round joins its party's bill, in the transaction that places it; or it waits while the bill is being paid. */
  join(tx: Tx, ask: JoinAsk): Promise<JoinedBill>
  /** Whether a party that staff or its own guests began has a bill at a table, which who sits there joins. */
  partyAt(on: Queries, at: PartyAt): Promise<boolean>
  /** The party a guest joins with a round at a table that is not shared. */
  partyFor(who: Guest, ask: { shopId: number; table: BillTable }): ReturnType<typeof partyFor>
  /** A round changed, in its transaction: who watches the bill is told; a round that fell through is looked at by a job. */
  roundChanged(tx: Tx, round: FallenRound & { fell: boolean; at: Date }): Promise<void>
  settleRound(tx: Tx, ask: SettleRound): Promise<boolean>
  /** A bill locked, whoever's it is; false where there is none. */
  hold(tx: Tx, at: BillAt): Promise<boolean>
  /** Keeps a part for a member at the counter, who pays it at once. */
  keepCounterPart(tx: Tx, ask: CounterPart): ReturnType<typeof keepCounterPart>
  /** A table is about to be released: the bill that speaks against it, or none. C6 */
  release(
    tx: Tx,
    at: { corporationId: number; shopId: number; tableId: string; staff: { id: string; name: string } },
  ): Promise<{ owing: string } | undefined>
  sharedBillAt: typeof sharedBillAt
  billedAt: typeof billedAt
  /** The open bill somebody has at a table, in short; undefined for everybody else. TG6 */
  openAt(who: Guest, at: { shopId: number; tableId: string }): Promise<OpenBill | undefined>
  /** The open bill a round of the caller's would join. */
  billNow(who: Guest, at: { shopId: number; tableId: string }): ReturnType<typeof billNow>
  adoptBills: typeof adoptBills
  hasOpenBill: typeof hasOpenBill
  /** What the payment of a part tells and asks. */
  payments: PartPayments
  watch: BillWatch
  watchable: Watchable
}

export function createBill(needs: Needs): BillModule {
  needs.jobs.work<FallenRound>(CHECK_JOB, roundFell(needs))
  return {
    handlers: {
      calConfirm: calConfirm(needs),
      executePaymentRound: executePaymentRound(needs),
      cancelPaymentRound: cancelPaymentRound(needs),
      startTableOrder: startTableOrder(needs),
      addTableRound: addTableRound(needs),
      tableBill: tableBills(needs),
      moveTable: moveTable(needs),
      mergeTables: mergeTables(needs),
      settleTableBill: settleTableBill(needs),
      writeOffBill: writeOffBill(needs),
    },
    join: (tx, ask) => joinBill(tx, needs, ask),
    partyAt,
    partyFor: (who, ask) => partyFor(needs, who, ask),
    async roundChanged(tx, { fell, at, ...round }) {
      if (fell) await needs.jobs.enqueue(tx, CHECK_JOB, round)
      tx.afterCommit(() => needs.publish(round.corporationId, `bill:${round.billId}`, at.getTime()))
    },
    settleRound: (tx, ask) => settleRound(tx, needs, ask),
    hold: async (tx, at) => (await lockBill(tx, at)) !== undefined,
    keepCounterPart: (tx, ask) => keepCounterPart(tx, needs, ask),
    release: (tx, at) => releaseBills(tx, needs, at),
    sharedBillAt,
    billedAt,
    openAt: (who, at) => openAt(needs, who, at),
    billNow: (who, at) => billNow(needs, who, at),
    adoptBills,
    hasOpenBill,
    payments: partPayments(needs),
    watch: billWatch(needs),
    watchable: watchableBills(needs),
  }
}
