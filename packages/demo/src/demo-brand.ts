import type { CardProgram, StoredValueProgram } from '@comanda/domain/card'
import type { EvaluationProgram } from '@comanda/domain/evaluation'
import type { GiftProgram } from '@comanda/domain/giftcard'
import type { MenuDocument, StockMap } from '@comanda/domain/menu'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import type { DemoAgreement } from './brand/agreements.ts'
import type { DemoCampaign } from './brand/campaigns.ts'
import type { Corporation } from './brand/corporation.ts'
import type { DemoCoupon } from './brand/coupons.ts'
import type { DemoGiftCard } from './brand/gift-cards.ts'
import type { DemoMember } from './brand/membership.ts'
import type { DemoOrder } from './brand/past-orders.ts'
import type { DemoCustomer, DemoRole, DemoStaff } from './brand/people.ts'
import type { DemoPage } from './decoration/page.ts'

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
  /** Roles that the brand defined. */
  staffRoles?: DemoRole[]
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
