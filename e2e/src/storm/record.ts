import type { StormProduct } from './storm-product.ts'

/** Results that the storm compares with the database at the end. */
export interface StormRecord {
  /** Orders that the product acknowledged as paid. */
  readonly paid: { orderId: string; shopId: number }[]
  /** Orders of gift cards that were redeemed. */
  readonly redeemed: string[]
  /** How often each action was completed. */
  readonly done: Record<string, number>
  /** The number of killed processes. */
  kills: number
}

export type Member = ReturnType<StormProduct['member']>

/** One action of the storm. */
export type StormAction = (product: StormProduct, member: Member, record: StormRecord) => Promise<void>
