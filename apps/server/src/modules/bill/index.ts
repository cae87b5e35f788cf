import type { bill as calls } from '@comanda/contract/bill'
import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { BillAt, BillPort, DishReturn, OpenBill, TableRounds } from '../../ports/bill.ts'
import type { TableAt } from '../../ports/table.ts'
import { addTableRound, placeRound, tableForRound } from './round/add-table-round.ts'
import { claimBills } from './claim-bills.ts'
import { hasOpenBill, partOwners } from './show/open-bill-of.ts'
import { calConfirm } from './show/cal-confirm.ts'
import { chooseOffers } from './show/choose-offers.ts'
import { cancelPaymentRound } from './part/cancel-payment-round.ts'
import { executePaymentRound } from './part/execute-payment-round.ts'
import { type BillWatch, billWatch } from './part/free-parts.ts'
import { CHECK_JOB, type FailedRound, handleFailedRound } from './part/failed-round.ts'
import { joinBill, partyAt, partyFor } from './round/join-bill.ts'
import { type CounterPart, reserveCounterPart } from './part/reserve-counter-part.ts'
import { mergeTables } from './table/merge-tables.ts'
import { moveParty, moveTable } from './table/move-table.ts'
import type { Deps } from './deps.ts'
import { billNow, openAt, prePaymentsAt } from './show/open-at.ts'
import { type PartPayments, partPayments } from './part/part-payments.ts'
import { payersOf, returnDishes, returnsOfRound, roundAmountLeft, roundsOfPart } from './part/return-dishes.ts'
import { lockBill, tableNames } from './queries.ts'
import { settleRound } from './round/settle-round.ts'
import { settleTableBill } from './close/settle-table-bill.ts'
import { startTableOrder } from './round/start-table-order.ts'
import { billedAt, releaseBills, sharedBillAt } from './round/release-bills.ts'
import { tableBills } from './show/table-bills.ts'
import { watchableBills } from './show/watchable.ts'
import { declineReduction, reduceBill } from './close/reduce-bill.ts'
import { reduceRound } from './close/reduce-round.ts'
import { undoReduction } from './close/undo-reduction.ts'
import { declineWriteOff, writeOffBill } from './close/write-off-bill.ts'

export { openBills } from './table/open-bills.ts'
export { billsChanged, paidPartsOf, partsSettledAt, tillMovesOfBills, writtenOffOf } from './part/paid-parts.ts'
export type { PartReturn } from './deps.ts'
export { dishReturnsFor } from './part/paid-parts.ts'
export type { PartPayments, PartToPay, PartVerdict } from './part/part-payments.ts'

/** The bills of tables that pay at the end. ORDER-3 */
export interface BillModule extends BillPort {
  handlers: HandlersOf<typeof calls>
  /** A round changed, in its transaction: notifies the screens that watch the bill; a job checks a round that fell through. */
  roundChanged(tx: Tx, round: FailedRound & { fell: boolean; at: Date }): Promise<void>
  /** Reserves a part for a member at the counter, who pays it at once. */
  reserveCounterPart(tx: Tx, input: CounterPart): ReturnType<typeof reserveCounterPart>
  /** Moves all who sit at a table to a free one, with their bill; false if that one is taken. */
  moveParty(tx: Tx, input: TableAt & { from: string }): Promise<boolean>
  /** A table is about to be released: the bill that prevents it, or none. C6 */
  release(
    tx: Tx,
    at: { corporationId: number; shopId: number; tableId: string; staff: { id: string; name: string } },
  ): Promise<{ owing: string } | undefined>
  billedAt: typeof billedAt
  /** A summary of the caller's open bill at a table; undefined for others. A1 */
  openAt(caller: Guest, at: { shopId: number; tableId: string }): Promise<OpenBill | undefined>
  claimBills: typeof claimBills
  hasOpenBill: typeof hasOpenBill
  tableNames: typeof tableNames
  partOwners: typeof partOwners
  tableRounds: TableRounds
  prePaymentsAt(caller: Guest, at: { shopId: number; tableId: string }): ReturnType<typeof prePaymentsAt>
  /** Refunds of dishes of a closed bill, to the parts that paid it. ORDER-9 */
  payersOf: typeof payersOf
  roundLeft(tx: Tx, at: BillAt & { orderId: string }): Promise<Money>
  returnDishes(tx: Tx, refund: DishReturn): ReturnType<typeof returnDishes>
  returnsOfRound: typeof returnsOfRound
  roundsOfPart: typeof roundsOfPart
  /** Parts of bills as payment needs them. */
  payments: PartPayments
  watch: BillWatch
  watchable: Watchable
}

export function createBill(deps: Deps): BillModule {
  deps.jobs.work<FailedRound>(CHECK_JOB, handleFailedRound(deps))
  return {
    handlers: {
      calConfirm: calConfirm(deps),
      chooseOffers: chooseOffers(deps),
      executePaymentRound: executePaymentRound(deps),
      cancelPaymentRound: cancelPaymentRound(deps),
      startTableOrder: startTableOrder(deps),
      addTableRound: addTableRound(deps),
      tableBill: tableBills(deps),
      moveTable: moveTable(deps),
      mergeTables: mergeTables(deps),
      settleTableBill: settleTableBill(deps),
      writeOffBill: writeOffBill(deps),
      declineWriteOff: declineWriteOff(deps),
      reduce: reduceBill(deps),
      undoReduction: undoReduction(deps),
      declineReduction: declineReduction(deps),
    },
    join: (tx, input) => joinBill(tx, deps, input),
    partyAt,
    partyFor: (caller, input) => partyFor(deps, caller, input),
    async roundChanged(tx, { fell, at, ...round }) {
      if (fell) await deps.jobs.enqueue(tx, CHECK_JOB, round)
      tx.afterCommit(() => deps.publish(round.corporationId, `bill:${round.billId}`, at.getTime()))
    },
    settleRound: (tx, input) => settleRound(tx, deps, input),
    tableRounds: {
      tableFor: (shop, input) => tableForRound(deps, shop, input),
      place: (tx, round) => placeRound(tx, deps, round),
    },
    reduceRound: (tx, off) => reduceRound(tx, deps, off),
    hold: async (tx, at) => (await lockBill(tx, at)) !== undefined,
    reserveCounterPart: (tx, input) => reserveCounterPart(tx, deps, input),
    moveParty: (tx, at) => moveParty(tx, deps, at),
    release: (tx, at) => releaseBills(tx, deps, at),
    sharedBillAt,
    billedAt,
    openAt: (caller, at) => openAt(deps, caller, at),
    billNow: (caller, at) => billNow(deps, caller, at),
    claimBills,
    hasOpenBill,
    tableNames,
    partOwners,
    prePaymentsAt: (caller, at) => prePaymentsAt(deps, caller, at),
    payersOf,
    roundLeft: (tx, at) => roundAmountLeft(tx, deps, at),
    returnDishes: (tx, refund) => returnDishes(tx, deps, refund),
    returnsOfRound,
    roundsOfPart,
    payments: partPayments(deps),
    watch: billWatch(deps),
    watchable: watchableBills(deps),
  }
}
