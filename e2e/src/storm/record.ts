import type { StormProduct } from './storm-product.ts'

/** What the storm remembers of what it was told. */
export interface StormRecord {
  /** Orders the product said were paid. */
  readonly paid: { orderId: string; shopId: number }[]
  /** Orders of gift cards that somebody redeemed. */
  readonly redeemed: string[]
  /** How often each deed was done to its end. */
  readonly done: Record<string, number>
  /** How often a process was ended without warning. */
  kills: number
}

export type Member = ReturnType<StormProduct['member']>

/** One thing that somebody does in the storm. */
export type StormAction = (product: StormProduct, member: Member, record: StormRecord) => Promise<void>
