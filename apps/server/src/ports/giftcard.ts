import type { Currency } from '@comanda/domain/money'

/** A gift card with its balance (minor units), as staff see it. */
export interface StaffGiftCard {
  cardId: string
  /** `c:<customerId>`; absent until it is redeemed. */
  owner?: string
  cardNo: string
  currency: Currency
  balance: number
  runOut: boolean
}
