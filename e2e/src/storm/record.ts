import type { StormProduct } from './storm-product.ts'

/** Results that the storm compares with the database at the end. */
export interface StormRecord {
  /** Orders the product said were paid. */
  readonly paid: { orderId: string; shopId: number }[]
  /** Orders of gift cards that were redeemed. */
  readonly redeemed: string[]
  /** How often each action was completed. */
  readonly done: Record<string, number>
  /** How often a process was ended without warning. */
  kills: number
}

export type Member = ReturnType<StormProduct['member']>

/** One action of the storm. */
export type StormAction = (product: StormProduct, member: Member, record: StormRecord) => Promise<void>
