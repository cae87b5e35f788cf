import { storedValue } from './brand/stored-value.ts'
import { lunchProgram, memberProgram, members } from './brand/membership.ts'
import { campaigns } from './brand/campaigns.ts'
import { coupons } from './brand/coupons.ts'
import { evaluation } from './brand/evaluation.ts'
import { pastOrders } from './brand/past-orders.ts'
import { giftCards } from './brand/gift-cards.ts'
import { agreements } from './brand/agreements.ts'
import { corporation } from './brand/corporation.ts'
import { customers, staff, staffRoles } from './brand/people.ts'
import { ombra } from './brands/ombra/brand.ts'
import { slurp } from './brands/slurp/brand.ts'
import { type DemoRegular, regulars } from './brand/regulars.ts'
import { giftIndex } from './decoration/gift-index.ts'
import { status } from './decoration/status.ts'
import { ygf, ygfForMembers } from './decoration/ygf.ts'
import { home } from './decoration/home.ts'
import { mine } from './decoration/mine.ts'
import { storeIndex } from './decoration/store-index.ts'
import type { DemoBrand } from './demo-brand.ts'
import { composeMenu } from './menu/compose-menu.ts'
import { storePlans } from './stores/all.ts'
import { tablesOf } from './stores/tables.ts'

export type { DemoBrand, DemoShop } from './demo-brand.ts'
export type { DemoPage } from './decoration/page.ts'
export type { DemoAgreement } from './brand/agreements.ts'
export type { DemoMember } from './brand/membership.ts'
export type { DemoCampaign } from './brand/campaigns.ts'
export type { DemoCoupon } from './brand/coupons.ts'
export type { DemoOrder } from './brand/past-orders.ts'
export type { DemoGiftCard } from './brand/gift-cards.ts'
export type { Corporation } from './brand/corporation.ts'
export type { DemoRegular } from './brand/regulars.ts'
export type { DemoCustomer, DemoStaff } from './brand/people.ts'
export { arePicturesDrawn, picturesFolder } from './pictures/folder.ts'
export { pictureOf } from './pictures/name.ts'
export { sampleHome } from './decoration/sample-home.ts'
export { sampleAgreements } from './brand/sample-agreements.ts'
export { sampleMenu, type SampleMenuName, sampleMenuNames } from './menu/sample-menus.ts'

/** Members who came often in the last weeks; only a demo with the orders of those weeks has them. */
export const demoRegulars = (): DemoRegular[] => regulars
/** The complete demo brand: Marigold Kitchen, with five stores that use every feature. Always identical. */
export function demoBrand(): DemoBrand {
  const shops = storePlans.map(({ config, menu, stock }) => ({
    config,
    tables: tablesOf(menu.store),
    menu: composeMenu(menu),
    stock,
  }))
  const decoration = {
    decorationPlanId: 'marigold-warm',
    pages: [home, mine, storeIndex, giftIndex, status, ygf, ygfForMembers],
  }
  return {
    corporation,
    shops,
    staff,
    staffRoles,
    customers,
    agreements,
    campaigns,
    coupons,
    giftCards,
    memberPrograms: [memberProgram, lunchProgram],
    members,
    storedValue,
    evaluation,
    pastOrders,
    decoration,
  }
}

/** Every demo brand, the complete one first: three looks on one server. */
export const demoBrands = (): DemoBrand[] => [demoBrand(), ombra(), slurp()]
