import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { sql } from 'kysely'
import { type BookingHouse, bookingHouse, contact, NOON, testShop } from '../modules/booking/booking-test-house.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import type { Database } from '../platform/db/index.ts'
import { again } from '../testing/index.ts'
import type { testGuest } from '../testing/test-caller.ts'
import type { PayablePort } from '../ports/payment.ts'
import { bookingPayable } from './booking-payable.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'

const POUND = { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 }
export const EVENING = '2026-11-26T18:00:00.000Z'
/** Ten pounds a person from two on; back for who cancels a day before. */
const shop = {
  ...testShop,
  shopId: SHOP,
  currency: POUND,
  booking: {
    ...testShop.booking,
    deposit: {
      rows: [{ fromParty: 2, weekdays: [0, 1, 2, 3, 4, 5, 6], amount: money(1000) }],
      payMinutes: 15,
      refundMinutes: 24 * 60,
    },
  },
} as ShopConfig

export type Who = ReturnType<typeof testGuest>
export const wish = {
  shopId: SHOP,
  start: EVENING,
  partySize: 2,
  areaId: 'garden',
  contact,
  wishes: '',
  depositAmount: 2000,
}

export interface DepositHouse {
  /** Change its rules to change the store's. */
  shop: ShopConfig
  paying: PayingHouse
  house: BookingHouse
  /** An empty book, at noon. */
  clear(): Promise<void>
  ask(caller: Who, over?: object): ReturnType<BookingHouse['booking']['handlers']['create']>
  /** A booking whose deposit is not paid yet. */
  waiting(caller: Who, over?: object): Promise<string>
  pay(caller: Who, orderId: string, card?: object): ReturnType<PayingHouse['payment']['handlers']['createPayment']>
  paidBooking(caller: Who): Promise<string>
  seen(caller: Who, bookingId: string): ReturnType<BookingHouse['booking']['handlers']['detail']>
}

const lines = [
  {
    amount: money(2000),
    paymentType: 12,
    paymentMethod: '12_bankCard' as const,
    tipAmount: money(0),
    ccAmount: money(0),
  },
]

/** Bookings that ask for a deposit, and what takes and returns it, on the real database. */
export async function depositHouse(db: Database): Promise<DepositHouse> {
  // Bookings ask paying for refunds, and paying asks bookings what is paid: each is there once the other asks.
  const deposits = () => bookingPayable(house.booking.payments)
  const booking: PayablePort = {
    hold: (...asked) => deposits().hold(...asked),
    payable: (...asked) => deposits().payable(...asked),
    paid: (...asked) => deposits().paid(...asked),
    refunded: (...asked) => deposits().refunded(...asked),
  }
  const paying = await payingHouse(db, { payables: { booking }, patienceMs: 3000 })
  const store = { ...shop }
  const house: BookingHouse = bookingHouse(db, store, {
    clock: paying.clock,
    depositBack: (...asked) => paying.payment.cardReturns(...asked),
    askRefund: (tx, { bookingId, ...refund }) =>
      paying.payment.askRefund(tx, { ...refund, kind: 'booking', payableId: bookingId }),
  })
  const input: DepositHouse['ask'] = async (caller, over = {}) =>
    house.booking.handlers.create(again(caller), { ...wish, ...over })
  const waiting: DepositHouse['waiting'] = async (caller, over = {}) => {
    const answer = await input(caller, over)
    if (isRefusal(answer) || !('bookingId' in answer)) throw new Error('not booked')
    return answer.bookingId
  }
  const pay: DepositHouse['pay'] = (caller, orderId, card = cardData()) =>
    paying.payment.handlers.createPayment(again(caller), {
      orderId,
      businessType: 2004,
      payments: lines,
      card: card as Record<string, unknown>,
      storeCard: false,
    })
  return {
    shop: store,
    paying,
    house,
    ask: input,
    waiting,
    pay,
    seen: (caller, bookingId) => house.booking.handlers.detail(caller, { bookingId }),
    async paidBooking(caller) {
      const bookingId = await waiting(caller)
      const paid = await pay(caller, bookingId)
      if (!('paymentState' in paid) || paid.paymentState !== 'paid') throw new Error('not paid')
      await paying.settle()
      return bookingId
    },
    async clear() {
      paying.clock.set(NOON)
      Object.assign(store, shop)
      house.notices.length = 0
      await paying.standin.control({ reset: true, webhooks: { hold: true } })
      await db.inTx(async tx => {
        await sql`delete from booking`.execute(tx)
        await sql`delete from booking_quarter`.execute(tx)
      })
    },
  }
}
