/** What the checks read: whole tables, or what changed in them. Each is a relation as SQL. */
export interface Relations {
  readonly postings: string
  readonly entries: string
  /** All entries of the accounts of guests and of orders. */
  readonly guestEntries: string
  readonly balances: string
  readonly holds: string
  readonly attempts: string
  /** Attempts that may have been left open. */
  readonly youngAttempts: string
  readonly orders: string
  readonly orderEvents: string
  readonly bills: string
  readonly billReturns: string
  readonly coupons: string
  readonly couponUses: string
  readonly bookings: string
}

export const everything: Relations = {
  postings: 'ledger_posting',
  entries: 'ledger_entry',
  guestEntries: 'ledger_entry',
  balances: 'ledger_balance',
  holds: 'ledger_entry',
  attempts: 'payment_attempt',
  youngAttempts: 'payment_attempt',
  orders: 'customer_order',
  orderEvents: 'order_event',
  bills: 'table_bill',
  billReturns: 'bill_return',
  coupons: 'coupon',
  couponUses: 'coupon_use',
  bookings: 'booking',
}

/** Every brand, so that indexes that begin with it are used. */
const BRANDS = 'corporation_id = any(array(select corporation_id from corporation))'
const SHOPS = `${BRANDS} and shop_id = any(array(select shop_id from shop))`

const UUID = "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'"
const DAY_MS = 86_400_000
/** An hour before, for what was committed late and for servers whose clocks differ. */
const MARGIN_MS = 3_600_000
/** What is left open counts after a day. */
const OPEN_MS = 2 * DAY_MS

/** The least UUIDv7 of a time. */
function leastIdAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0')
  return `'${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000'::uuid`
}

const timeAt = (ms: number): string => `'${new Date(ms).toISOString()}'::timestamptz`

/** The rows of a table that a condition selects. */
const rowsOf = (table: string, condition: string): string => `(select * from ${table} where ${BRANDS} and ${condition})`

const any = (list: string): string => `any(array(${list}))`

/**
 * What changed since a time, found by indexes: its cost depends on what happened since, not on the years before. It finds changes that
 * the product makes; rows of earlier times that were changed by other means are found by a whole audit.
 */
export function changedSince(time: Date): Relations {
  const from = time.getTime() - MARGIN_MS
  const at = timeAt(from)
  const postedSince = (ms: number) => `${BRANDS} and posting_id > ${leastIdAt(ms)}`
  const accounts = `select distinct account from ledger_entry where ${postedSince(from)}
    and account ~ '^(card|points|giftcard|hold|transfer|frozen|order|deposit):'`
  const references = `select reference::uuid from ledger_posting where ${postedSince(from)} and reference ~ ${UUID}`
  const orders = `select order_id from order_event where ${BRANDS} and at >= ${at} union ${references}`
  const payables = `select payable_id from payment_attempt where ${BRANDS} and created_at >= ${at} union ${orders}`
  const bills = `select bill_id from customer_order where ${BRANDS} and order_id = ${any(orders)} and bill_id is not null
    union select bill_id from bill_part where ${BRANDS} and paid_at >= ${at}
    union select bill_id from bill_return where ${BRANDS} and at >= ${at}`
  const codes = `select coupon_code from coupon_use where ${BRANDS} and at >= ${at}`
  const bookings = `select booking_id from booking where ${SHOPS} and changed_at >= ${at} union ${references}`
  const holds = `select distinct account from ledger_entry where ${postedSince(from - OPEN_MS)} and account like 'hold:%'`
  return {
    postings: rowsOf('ledger_posting', `posting_id > ${leastIdAt(from)}`),
    entries: rowsOf('ledger_entry', `posting_id > ${leastIdAt(from)}`),
    guestEntries: rowsOf('ledger_entry', `account = ${any(accounts)}`),
    balances: rowsOf('ledger_balance', `account = ${any(accounts)}`),
    holds: rowsOf('ledger_entry', `account = ${any(holds)}`),
    attempts: rowsOf('payment_attempt', `payable_id = ${any(payables)}`),
    youngAttempts: rowsOf('payment_attempt', `created_at >= ${timeAt(from - OPEN_MS)}`),
    orders: rowsOf('customer_order', `order_id = ${any(orders)}`),
    orderEvents: rowsOf('order_event', `order_id = ${any(orders)}`),
    bills: rowsOf('table_bill', `bill_id = ${any(bills)}`),
    billReturns: rowsOf('bill_return', `bill_id = ${any(bills)}`),
    coupons: rowsOf('coupon', `coupon_code = ${any(codes)}`),
    couponUses: rowsOf('coupon_use', `coupon_code = ${any(codes)}`),
    bookings: rowsOf('booking', `booking_id = ${any(bookings)}`),
  }
}
