import { money } from '@comanda/domain/money'
import { storedPhone } from '../modules/address/index.ts'
import { hasSecondApprover } from '../modules/staff/index.ts'
import { type Correctable, createCounter } from '../modules/counter/index.ts'
import { correctedAlone } from './brand/settings.ts'
import { dishesOf } from './menu.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { PICTURE_HOST } from './registry/runtime.ts'

type Deps = Parameters<typeof createCounter>[0]

/** Months after which corrected points end where the brand has no member program. */
const MIN_MONTHS = 12

/** The accounts staff can correct, each through the module that owns it. */
function accountsOf({ auth, card, giftcard, points }: Modules): Deps['accounts'] {
  const cardPart = (part: 'paid' | 'given'): Correctable => ({
    lookUp: card.factsOf,
    correct: (tx, { subjectId: cardId, ...input }) => card.correct(tx, { ...input, cardId, part }),
  })
  return {
    points: {
      async lookUp(db, corporationId, subjectId) {
        const customerId = /^\d{1,15}$/.test(subjectId) ? Number(subjectId) : 0
        const known = customerId > 0 ? await auth.knownCustomer(db, corporationId, customerId) : undefined
        return known?.isMember === true ? { customerId } : undefined
      },
      async correct(tx, { subjectId, ...input }) {
        const months = (await card.programAt(input.corporationId))?.pointsMonths ?? MIN_MONTHS
        return points.correct(tx, { ...input, customerId: Number(subjectId), months })
      },
    },
    cardPaid: cardPart('paid'),
    cardGiven: cardPart('given'),
    giftCard: {
      lookUp: giftcard.factsOf,
      correct: (tx, { subjectId: cardId, ...input }) => giftcard.correct(tx, { ...input, cardId }),
    },
  }
}

/** A member's card pays an order or a part of a bill at the counter. */
const paymentsOf = ({ bill, payment }: Modules): Pick<Deps, 'holdOrder' | 'payAtCounter' | 'payBillAtCounter'> => ({
  holdOrder: (tx, { corporationId, orderId }) => payment.hold(tx, { corporationId, kind: 'order', payableId: orderId }),
  payAtCounter: (tx, { orderId, ...input }) =>
    payment.payAtCounter(tx, { ...input, kind: 'order', payableId: orderId }),
  async payBillAtCounter(tx, { billId, amount, ...input }) {
    const { corporationId, shopId, customerId } = input
    const owner = `c:${customerId}` as const
    const part = await bill.reserveCounterPart(tx, { corporationId, shopId, billId, owner, amount })
    return 'refused' in part ? part : payment.payAtCounter(tx, { ...input, kind: 'bill', payableId: part.partId })
  },
})

/** Whether a store takes a member's card: it accepts cards of that program, in its currency, and the card has not expired. */
const cardPaysAt =
  ({ card, store }: Modules, clock: () => number): Deps['cardPaysAt'] =>
  async (db, { corporationId, shopId, customerId, cardId }) => {
    const shop = await store.shopOf(corporationId, shopId)
    if (!shop || !Object.values(shop.paymentMethods).flat().includes('16_msBalance')) return false
    const offers = await card.paymentMethod.offers(db, { corporationId, customerId, shop, due: money(1), at: clock() })
    const offer = offers.find(({ payerId }) => payerId === cardId)
    return offer !== undefined && (offer.disabledReason === undefined || offer.disabledReason === 'empty')
  }

export const composeCounter: Compose<'counter'> = ({ db, clock }, modules) => {
  const { auth, bill, card, coupon, giftcard, limits, points, store } = modules
  return createCounter({
    db,
    clock,
    pictureHost: PICTURE_HOST,
    takeLimit: limits.tryUse,
    countryOf: async (corporationId, shopId) => (await store.shopOf(corporationId, shopId))?.address.countryCode ?? '',
    phoneOf: storedPhone,
    customerByContact: auth.knownCustomer,
    customerById: auth.knownCustomer,
    cardsOf: (on, corporationId, customerId, language) =>
      card.forStaff(on, { corporationId, customerId, language, now: clock() }),
    customerOfCardNo: card.customerOfCardNo,
    useCardCode: card.useCardCode,
    cardPaysAt: cardPaysAt(modules, clock),
    giftCardsOf: (on, corporationId, customerId) => giftcard.forStaff(on, corporationId, customerId, clock()),
    giftCardOfNo: (on, corporationId, cardNo) => giftcard.cardOfNo(on, corporationId, cardNo, clock()),
    pointsOf: (on, corporationId, customerId) => points.countOf(on, { corporationId, customerId }),
    shopsOf: store.shopsOf,
    couponsOf: coupon.templatesOf,
    usableCoupons: (on, corporationId, customerId) => coupon.usableOf(on, corporationId, `c:${customerId}`),
    dishesOf: corporationId => dishesOf(modules, corporationId),
    ...paymentsOf(modules),
    takeParts: modules.order.board.takeParts,
    holdBill: bill.hold,
    accounts: accountsOf(modules),
    hasSecond: hasSecondApprover,
    aloneOf: correctedAlone,
  })
}
