import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of a table's bill. */
export const billCodes = {
  /** It is not what the phone showed. `data`: `{ bill }`, the bill as it is. PAY-9 */
  billMoved: { code: 'OMS-21-1001', message: 'refusal.bill.moved', shows: 'dialog' },
  /** Paid already, or settled with the staff. */
  billClosed: { code: 'OMS-21-1002', message: 'refusal.bill.closed', shows: 'dialog' },
  /** Here the guests order and the staff settles. ORDER-2 */
  billSettledByStaff: { code: 'OMS-21-1003', message: 'refusal.bill.settledByStaff', shows: 'dialog' },
  /** All of it is paid, or being paid by others. `data`: `{ bill }`. */
  nothingDue: { code: 'OMS-21-1004', message: 'refusal.bill.nothingDue', shows: 'dialog' },
  /** Somebody else at the table pays one of these dishes. `data`: `{ bill }`. */
  itemTaken: { code: 'OMS-21-1005', message: 'refusal.bill.itemTaken', shows: 'dialog' },
  /** Somebody is paying a part of it at this moment. */
  billBeingPaid: { code: 'OMS-21-1006', message: 'refusal.bill.beingPaid', shows: 'dialog' },
  /** Guests pay when they order at this table: it has no bill. */
  tablePaysFirst: { code: 'OMS-21-1007', message: 'refusal.bill.tablePaysFirst', shows: 'toast' },
  /** Others sit at the table, or its bill is open. */
  tableInUse: { code: 'OMS-21-1008', message: 'refusal.bill.tableInUse', shows: 'toast' },
  /** There is no open bill at the table. */
  noOpenBill: { code: 'OMS-21-1009', message: 'refusal.bill.noOpenBill', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
