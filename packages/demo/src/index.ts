import type { EvaluationProgram } from '@comanda/domain/evaluation'
import type { GiftProgram } from '@comanda/domain/giftcard'
import type { MenuDocument, StockMap } from '@comanda/domain/menu'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import type { CardProgram, StoredValueProgram } from '@comanda/domain/card'
import { storedValue } from './brand/stored-value.ts'
import { type DemoMember, lunchProgram, memberProgram, members } from './brand/membership.ts'
import { campaigns, type DemoCampaign } from './brand/campaigns.ts'
import { coupons, type DemoCoupon } from './brand/coupons.ts'
import { evaluation } from './brand/evaluation.ts'
import { pastOrders, type DemoOrder } from './brand/past-orders.ts'
import { giftCards, type DemoGiftCard } from './brand/gift-cards.ts'
import { agreements, type DemoAgreement } from './brand/agreements.ts'
import { type Corporation, corporation } from './brand/corporation.ts'
import { customers, type DemoCustomer, type DemoStaff, staff } from './brand/people.ts'
import { type DemoRegular, regulars } from './brand/regulars.ts'
import { giftIndex } from './decoration/gift-index.ts'
import { ygf } from './decoration/ygf.ts'
import { home } from './decoration/home.ts'
import { mine } from './decoration/mine.ts'
import { storeIndex } from './decoration/store-index.ts'
import type { DemoPage } from './decoration/page.ts'
import { composeMenu } from './menu/compose-menu.ts'
import { storePlans } from './stores/all.ts'
import { tablesOf } from './stores/tables.ts'

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

export interface DemoShop {
  config: ShopConfig
  tables: TableInfo[]
  menu: MenuDocument
  /** Stock at the start of a day. */
  stock: StockMap
}

export interface DemoBrand {
  corporation: Corporation
  shops: DemoShop[]
  staff: DemoStaff[]
  customers: DemoCustomer[]
  agreements: DemoAgreement[]
  campaigns: DemoCampaign[]
  coupons: DemoCoupon[]
  giftCards: { programs: GiftProgram[]; cards: DemoGiftCard[] }
  memberPrograms: CardProgram[]
  members: DemoMember[]
  storedValue: StoredValueProgram[]
  evaluation: EvaluationProgram
  /** Recent orders of guests with their reviews. */
  pastOrders: DemoOrder[]
  decoration: { decorationPlanId: string; pages: DemoPage[] }
}

/** The complete demo brand: Marigold Kitchen, with five stores that use every feature. Always identical. */
export function demoBrand(): DemoBrand {
  const shops = storePlans.map(({ config, menu, stock }) => ({
    config,
    tables: tablesOf(menu.store),
    menu: composeMenu(menu),
    stock,
  }))
  const decoration = { decorationPlanId: 'marigold-warm', pages: [home, mine, storeIndex, giftIndex, ygf] }
  return {
    corporation,
    shops,
    staff,
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
