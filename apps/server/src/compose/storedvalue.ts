import { createStoredValue } from '../modules/storedvalue/index.ts'
import type { Compose } from './modules.ts'
import { startTerms } from './start-terms.ts'

export const composeStoredValue: Compose<'storedvalue'> = ({ db, clock }, modules) => {
  const { card, coupon, points, store } = modules
  return createStoredValue({
    db,
    clock,
    shopOf: store.shopOf,
    shopsOf: store.shopsOf,
    cardOf: card.rechargeableCard,
    cardsOf: card.rechargeableCards,
    renewCard: card.renewCard,
    cardProgramsOf: card.programsOf,
    checkSecurity: card.checkSecurity,
    couponNamesOf: coupon.templatesOf,
    giveCoupons: coupon.giveCoupons,
    takeCouponsBack: coupon.takeCouponsBack,
    givePoints: points.give,
    takePointsBack: points.takeBack,
    startTerms,
    agreementVersion: (corporationId, agreementId) => modules.agreement.versionOf(corporationId, agreementId),
    dueByCard: (tx, input) => modules.payment.dueByCard(tx, input),
    payByCard: (tx, input) => modules.payment.payByCard(tx, input),
    holdPayable: (tx, at) => modules.payment.hold(tx, at),
    refundsOf: (corporationId, rechargeId) => modules.payment.refundsOf(corporationId, rechargeId),
  })
}
