import type { Campaign, CampaignKind, PackageRight, Reward, RightUses } from '@comanda/domain/campaign'
import type { Currency, LocalizedText } from '@comanda/domain/money'

export interface CampaignRow {
  corporation_id: number
  campaign_id: string
  kind: CampaignKind
  terms: Campaign
  granted: number
  /** Cost of all grants, minor units. */
  spent: number
  created_at: Date
}

/** The part of a grant that could not be revoked: minor units of bonus, and used coupons. */
export interface Missing {
  bonus: number
  coupons: number
}

/** A reward given once per occasion. `weight` is what earned it, `lost` how much of that was refunded. */
export interface GrantRow {
  corporation_id: number
  campaign_id: string
  customer_id: number
  occasion: string
  grant_id: string
  reward: Reward
  cost: number
  weight: number
  lost: number
  missing: Missing
  shop_id: number | null
  day: string
  at: Date
}

/** The part of an order that counted toward one occasion. */
export interface PartRow {
  corporation_id: number
  order_id: string
  campaign_id: string
  customer_id: number
  occasion: string
  weight: number
  lost: number
  amount: number
  returned: number
  at: Date
}

export interface PackageRow {
  corporation_id: number
  package_id: string
  package_no: string
  /** A digest of the code that is shown at the store. */
  code: string
  customer_id: number
  campaign_id: string
  shop_id: number
  name: LocalizedText
  rights: (PackageRight & RightUses)[]
  /** The rights as they were bought. */
  original: PackageRight[]
  amount: number
  returned_amount: number
  currency: Currency
  valid_days: number
  last_day: string | null
  state: 'awaitingPayment' | 'paid' | 'returned'
  payment_ref: string
  created_at: Date
  changed_at: Date
}

/** JSON columns are written as text. */
type Written<Row, Json extends keyof Row> = Omit<Row, Json> & { [K in Json]: string }

export interface CampaignWrites {
  campaign: Written<CampaignRow, 'terms'>
  rights_package: Written<PackageRow, 'name' | 'rights' | 'original' | 'currency'>
}

export interface CampaignTables {
  campaign: CampaignRow
  campaign_grant: GrantRow
  campaign_part: PartRow
  rights_package: PackageRow
}
