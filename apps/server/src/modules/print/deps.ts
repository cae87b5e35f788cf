import type { Money } from '@comanda/domain/money'
import type { ExtraLine } from '@comanda/domain/payment'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { BrandTexts } from '../../platform/brand-texts.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { WholeRefund } from '../../ports/payment.ts'
import type { BoardPort } from '../../ports/order.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt, StorePort } from '../../ports/store.ts'
import type { Printers } from '../../providers/printer/port.ts'

/** A picture for a printer: a PNG in Base64, black on white, and its size in dots. */
export interface PrintedLogo {
  png: string
  width: number
  height: number
}

/** A store as its papers name it. */
export interface PaperShop {
  language: string
  /** The brand's languages and its own texts. SETUP-7 */
  brand?: BrandTexts
  timeZone: string
  readyMinutes: number
  readyMinutesFor?: Partial<Record<BizType, number>>
  /** The store's own words on receipts, and their language. STORE-3 */
  receipt?: NonNullable<ShopConfig['receipt']>
  /** The brand's logo for receipts, as printers draw it. */
  logo?: PrintedLogo
}

/** What was paid of the bill of a round: for its rounds (minor units), and tips, card fees and rounding beyond them. PAY-19 */
export interface BillPaid {
  amount: Money
  lines: readonly ExtraLine[]
  /** What each of several payers paid, first paid first. */
  payments?: readonly Money[]
}

/** A refund that was given, as its paper shows it; amounts in minor units. ORDER-14 */
export type PaperRefund = Pick<WholeRefund, 'amount' | 'reason' | 'at' | 'lines' | 'parts'>

export interface Deps extends Omit<PlatformPort, 'publish' | 'log'>, Pick<StorePort, 'changed'> {
  board: Pick<BoardPort, 'chosenOne'>
  printers: Printers
  /** The refunds of an order that were given, oldest first. */
  refundsGiven(db: Queries, corporationId: number, orderId: string): Promise<PaperRefund[]>
  billPaid(db: Queries, corporationId: number, billId: string): Promise<BillPaid>
  /** The store as it is now, read on `db`: a transaction uses no second connection. */
  paperShop(db: Queries, shop: ShopAt): Promise<PaperShop | undefined>
}
