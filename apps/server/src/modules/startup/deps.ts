import type { DecorationPage } from '@comanda/contract/decoration'
import type { LocalizedText } from '@comanda/domain/money'
import type { ThemeStyle } from '@comanda/domain/decoration'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { BrandSettings } from './brand.ts'

/** A store as its first page shows it. */
export interface ShopFace {
  shopId: number
  shopName: LocalizedText
  description: LocalizedText
  picture: string
  bizTypes: readonly number[]
  takesBookings: boolean
  /** Rises with every change of the store. */
  version: number
}

export interface Deps {
  db: Database
  clock: Clock
  /** Signs the session markers of visits at tables. NAV-7 */
  secret: string
  /** Where pictures are served. MENU-9 */
  pictureHosts: readonly string[]
  /** The app ids of the configured sign-in providers, for brands without settings of their own. NAV-5 */
  apps?: Pick<BrandSettings, 'officialAccount' | 'alipayAccount'>
  /** The origin of guests' pictures, where they have one of their own. X5 */
  uploadsOrigin?: string
  /** Whether guests may open the self-check for support. */
  testPage: boolean
  /** Whether phones keep a service worker; if not, the worker that is served removes itself. APP-2 */
  worker: boolean
  decorationOf(corporationId: number): Promise<{
    decorationPlanId: string
    version: number
    pageTypeList: { pageType: string; decorationPageId: string }[]
  }>
  /** A decorated page, by its id or type, as a visitor without an account sees it; `store` is the one of the page's address. DECO-7 */
  pageOf(
    corporationId: number,
    named: { decorationPageId: string } | { pageType: DecorationPage['pageType'] },
    seenAt: { language: string; store?: number },
  ): Promise<DecorationPage | undefined>
  /** The brand's published theme; empty without one. DECO-2 */
  themeOf(corporationId: number): Promise<ThemeStyle>
  /** Whether a store of the brand checks orders before they are paid. LOGIN-8 */
  storesCheckOrders(corporationId: number): Promise<boolean>
  /** Whether no store of the brand was open yet. SETUP-2 */
  isOpening(corporationId: number): Promise<boolean>
  shopOf(corporationId: number, shopId: number): Promise<ShopFace | undefined>
  /** The stores that guests see. */
  shopsOf(corporationId: number): Promise<ShopFace[]>
  /** The picture that the purchase of a gift card opens with; `currencyCode`: the brand's own. Undefined without one in several sizes. CARD-5 */
  giftPictureOf(
    corporationId: number,
    choice: { programId: string | null; designId: string | null; currencyCode: string | undefined },
  ): Promise<string | undefined>
  /** What the brand's member card offers; undefined without a program. CARD-1 */
  cardTextOf(corporationId: number): Promise<LocalizedText | undefined>
  /** The picture of a brand's logo by its path; undefined where it cannot be read. */
  logoOf(corporationId: number, path: string): Promise<Uint8Array | undefined>
}
