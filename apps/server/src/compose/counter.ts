import { keptPhone } from '../modules/address/index.ts'
import type { Auth } from '../modules/auth/index.ts'
import { hasSecondInCharge } from '../modules/console/index.ts'
import { type Correctable, createCounter, type Deps as CounterNeeds } from '../modules/counter/index.ts'
import type { GiftCardModule } from '../modules/giftcard/index.ts'
import type { PaymentModule } from '../modules/payment/index.ts'
import type { Limits } from '../platform/limits.ts'
import { PICTURE_HOST } from './front.ts'
import type { Runtime } from './ground.ts'
import type { Ordering } from './ordering.ts'
import { dishesOf, type Places } from './places.ts'
import type { Purse } from './purse.ts'

interface Deps extends Runtime {
  limits: Limits
  auth: Auth
  places: Places
  ordering: Ordering
  purse: Purse
  gifts: GiftCardModule
  payment: PaymentModule
}

const ALONE = {
  name: 'brand_adjust_alone',
  text: `select settings -> 'adjustAlone' as alone from corporation where corporation_id = $1`,
}

const LEAST_MONTHS = 12

const cardPart = ({ card }: Purse, part: 'paid' | 'given'): Correctable => ({
  lookUp: card.factsOf,
  correct: (tx, { subjectId: cardId, ...input }) => card.correct(tx, { ...input, cardId, part }),
})

/** What can be corrected, each by the module that keeps it. */
const accountsOf = ({ purse, gifts, auth }: Deps): CounterNeeds['accounts'] => ({
  points: {
    lookUp: async (db, corporationId, subjectId) => {
      const customerId = /^\d{1,15}$/.test(subjectId) ? Number(subjectId) : 0
      const known = customerId > 0 ? await auth.knownCustomer(db, corporationId, customerId) : undefined
      return known?.isMember === true ? { customerId } : undefined
    },
    correct: async (tx, { subjectId, ...input }) => {
      const months = (await purse.card.programAt(input.corporationId))?.pointsMonths ?? LEAST_MONTHS
      return purse.points.correct(tx, { ...input, customerId: Number(subjectId), months })
    },
  },
  cardPaid: cardPart(purse, 'paid'),
  cardGiven: cardPart(purse, 'given'),
  giftCard: {
    lookUp: gifts.factsOf,
    correct: (tx, { subjectId: cardId, ...input }) => gifts.correct(tx, { ...input, cardId }),
  },
})

/** What staff do for members stands on what members have. */
export function composeCounter(deps: Deps) {
  const { db, clock, limits, auth, places, ordering, purse, gifts, payment } = deps
  return createCounter({
    db,
    clock,
    pictureHost: PICTURE_HOST,
    takeLimit: limits.tryUse,
    countryOf: async (corporationId, shopId) =>
      (await places.store.shops.shown(corporationId, shopId))?.config.address.countryCode ?? '',
    phoneOf: keptPhone,
    customerByContact: auth.knownCustomer,
    customerById: auth.knownCustomer,
    cardsOf: (on, corporationId, customerId, language) =>
      purse.card.forStaff(on, { corporationId, customerId, language, now: clock() }),
    customerOfCardNo: purse.card.customerOfCardNo,
    giftCardsOf: (on, corporationId, customerId) => gifts.forStaff(on, corporationId, customerId, clock()),
    giftCardOfNo: (on, corporationId, cardNo) => gifts.cardOfNo(on, corporationId, cardNo, clock()),
    pointsOf: (on, corporationId, customerId) => purse.points.countOf(on, { corporationId, customerId }),
    shopsOf: async corporationId => (await places.store.shops.all(corporationId)).map(({ config }) => config),
    couponsOf: ordering.coupon.templatesOf,
    dishesOf: corporationId => dishesOf(places, corporationId),
    useCardCode: purse.card.useCardCode,
    holdOrder: (tx, { corporationId, orderId }) =>
      payment.hold(tx, { corporationId, kind: 'order', payableId: orderId }),
    payAtCounter: (tx, { orderId, ...input }) =>
      payment.payAtCounter(tx, { ...input, kind: 'order', payableId: orderId }),
    holdBill: ordering.bill.hold,
    payBillAtCounter: async (tx, { billId, amount, ...input }) => {
      const { corporationId, shopId, customerId } = input
      const kept = await ordering.bill.keepCounterPart(tx, {
        corporationId,
        shopId,
        billId,
        owner: `c:${customerId}`,
        amount,
      })
      return 'refused' in kept ? kept : payment.payAtCounter(tx, { ...input, kind: 'bill', payableId: kept.partId })
    },
    accounts: accountsOf(deps),
    hasSecond: hasSecondInCharge,
    aloneOf: async (on, corporationId) => {
      const { rows } = await on.query<{ alone: Record<string, number> | null }>(ALONE, [corporationId])
      return rows[0]?.alone ?? {}
    },
  })
}
