import type { Money } from '@comanda/domain/money'
import type { ExtraLine } from '@comanda/domain/payment'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { BrandTexts } from '../../platform/brand-texts.ts'
import type { Queries } from '../../platform/db/index.ts'
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

export interface Deps extends Omit<PlatformPort, 'publish' | 'log'>, Pick<StorePort, 'changed'> {
  board: Pick<BoardPort, 'chosenOne'>
  printers: Printers
  billPaid(db: Queries, corporationId: number, billId: string): Promise<BillPaid>
  /** The store as it is now, read on `db`: a transaction uses no second connection. */
  paperShop(db: Queries, shop: ShopAt): Promise<PaperShop | undefined>
}
