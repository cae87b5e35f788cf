import { heldUntil } from '@comanda/domain/booking'
import { type Currency, type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import { moveBooking } from '../end-booking.ts'
import { announceBooking } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from '../history.ts'
import { planReminder, notifyGuest } from '../notices.ts'
import { lockBooking, writeBooking } from '../queries.ts'
import type { BookingRow } from '../tables.ts'

interface At {
  corporationId: number
  bookingId: string
}

/** A booking's deposit as a payable. */
export interface DepositToPay {
  bookingNo: string
  shopId: number
  state: BookingRow['state']
  depositState: BookingRow['deposit_state']
  amount: Money
  currency: Currency
  /** Epoch ms until which the table is held for the payment. */
  payBefore?: number
}

const isPaid = ({ deposit_state }: BookingRow): boolean => !['none', 'waiting', 'void'].includes(deposit_state)

/** Confirms the booking once its deposit is paid. */
async function booked(tx: Tx, deps: Deps, row: BookingRow, charged: number): Promise<void> {
  const shop = await deps.shopIn(tx, row.corporation_id, row.shop_id)
  const held = shop?.booking ? heldUntil(row.starts_at.getTime(), shop.booking) : row.starts_at.getTime()
  const after = await moveBooking(
    tx,
    deps,
    { ...row, deposit_charged: charged },
    { to: 'booked', by: 'payment', watchAt: new Date(held) },
  )
  if (after) await recordChange(tx, { before: row, after }, { kind: 'payment' })
  if (!after || !shop) return
  await notifyGuest(tx, deps, shop, after, 'bookingConfirmed')
  await planReminder(tx, deps, after)
}

/** The functions that payment needs for a booking's deposit. Each locks the booking first. PAY-5, BOOK-1 */
export const depositPayments = (deps: Deps) => ({
  hold: async (tx: Tx, { corporationId, bookingId }: At): Promise<boolean> =>
    ((await lockBooking(tx, corporationId, bookingId))?.deposit_amount ?? 0) > 0,

  async payable(tx: Tx, { corporationId, bookingId, owner }: At & { owner: string }) {
    const row = await lockBooking(tx, corporationId, bookingId)
    if (row?.owner !== owner || !row.deposit_currency) return undefined
    return {
      bookingNo: row.booking_no,
      shopId: row.shop_id,
      state: row.state,
      depositState: row.deposit_state,
      amount: money(row.deposit_amount),
      currency: row.deposit_currency,
      ...(row.state === 'awaitingDeposit' && row.watch_at ? { payBefore: row.watch_at.getTime() } : {}),
    } satisfies DepositToPay
  },

  /**
   * Books the table once the money has arrived, once. Money that arrives after the table was released is returned. M8
   */
  async paid(tx: Tx, { corporationId, bookingId, amount, extra }: At & { amount: Money; extra: Money }) {
    const row = await lockBooking(tx, corporationId, bookingId)
    if (!row) return 'unknown' as const
    if (amount !== row.deposit_amount) return 'wrongAmount' as const
    if (row.state !== 'awaitingDeposit' || isPaid(row)) return 'repeat' as const
    await booked(tx, deps, row, amount + extra)
    return 'paid' as const
  },

  /** The whole deposit has been returned. */
  async refunded(tx: Tx, { corporationId, bookingId }: At): Promise<void> {
    const row = await lockBooking(tx, corporationId, bookingId)
    if (row?.deposit_state !== 'returning') return
    const changed_at = new Date(deps.clock())
    const after: BookingRow = { ...row, deposit_state: 'returned', version: row.version + 1, changed_at }
    await writeBooking(tx, after)
    await recordChange(tx, { before: row, after }, { kind: 'payment' })
    announceBooking(tx, deps, after)
  },
})
