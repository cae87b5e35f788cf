import { createCampaigns, packageCodes } from '../modules/campaign/index.ts'
import type { Compose } from './registry/modules.ts'
import { secretOf } from './registry/runtime.ts'

export const composeCampaign: Compose<'campaign'> = ({ config, db, clock }, modules) => {
  const { card, coupon, points, store } = modules
  return createCampaigns({
    db,
    clock,
    packageCodes: packageCodes(secretOf(config)),
    shopOf: store.shopOf,
    shopsOf: store.shopsOf,
    programAt: card.programAt,
    cardProgramsOf: card.programsOf,
    async bonusCardOf(on, { currencyCode, ...customer }) {
      const toFill = await card.rechargeableCard(on, customer)
      return toFill?.currency.currencyCode === currencyCode ? toFill : undefined
    },
    segmentsOf: (...of) => modules.member.segmentsOfMember(...of),
    lockPoints: points.lock,
    givePoints: points.give,
    takePointsBack: points.takeBack,
    templatesOf: coupon.templatesOf,
    giveCoupons: coupon.giveCoupons,
    takeCouponsBack: coupon.takeCouponsBack,
    usesOf: coupon.usesOf,
    birthdayOf: (on, customer) => modules.member.birthdayOf(on, customer),
    hasPaidOrder: (on, { corporationId, customerId }) =>
      modules.order.hasPaidOrder(on, corporationId, `c:${customerId}`),
    totalOf: (on, corporationId, orderIds) => modules.order.totalOf(on, corporationId, orderIds),
  })
}
