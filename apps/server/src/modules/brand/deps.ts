import type { brandTextCalls } from '@comanda/contract/brand'
import type { Refusal, ResponseOf } from '@comanda/contract/core'
import type { MenuDocument } from '@comanda/domain/menu'
import type { Currency, LocalizedText } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { LocaleId } from '@comanda/messages'
import type { StaffActor } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { PlatformPort } from '../../ports/platform.ts'

/** Terms as data. */
export interface SampleAgreement {
  agreementId: string
  version: number
  title: Record<string, string>
  paragraphs: Record<string, string[]>
  changed: Record<string, string>
  effectiveFrom: string
  required: boolean
}

/** The owner of a new brand: a manager with every right. */
export interface NewOwner {
  corporationId: number
  shopId: number
  name: string
  account: string
  passwordHash: string
  at: Date
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock'> {
  hashPassword(password: string): Promise<string>
  /** Inserts the owner and answers their id. */
  insertOwner(tx: Tx, owner: NewOwner): Promise<string>
  /** Inserts the home page of a new brand. */
  insertHomePage(tx: Tx, corporationId: number, brandName: LocalizedText): Promise<void>
  /** Creates a store with an empty menu; `config.shopId` is ignored. */
  createShop(tx: Tx, corporationId: number, config: ShopConfig, at: Date): Promise<ShopConfig>
  /** A store's settings, locked until the transaction ends. */
  lockConfig(tx: Tx, shop: ShopAt): Promise<ShopConfig | undefined>
  saveShop(tx: Tx, corporationId: number, config: ShopConfig, at: Date): Promise<unknown>
  /** Notifies all screens of a store about a change. Call it after the commit. */
  changed(shop: ShopAt): void
  /** The published menu. */
  menuOf(shop: ShopAt): Promise<MenuDocument | undefined>
  /** A sample menu in a currency, each dish with these taxes. */
  sampleMenu(
    name: 'pizzeria' | 'noodles' | 'cafe',
    store: { currency: Currency; taxIds: readonly string[] },
  ): Promise<MenuDocument>
  /** Publishes a menu unless the draft has dishes; the refusal of a menu with faults. */
  startWithMenu(
    tx: Tx,
    shop: ShopAt,
    menu: { document: MenuDocument; taxIds: readonly string[]; by: StaffActor; at: Date },
  ): Promise<number | 'notEmpty' | Refusal>
  tablesOf(corporationId: number, shopId: number): Promise<readonly object[]>
  /** Terms and a privacy notice with a name in place of the brand's. */
  sampleAgreements(name: LocalizedText): Promise<readonly SampleAgreement[]>
  insertAgreements(tx: Tx, corporationId: number, agreements: readonly SampleAgreement[]): Promise<void>
  /** The number of agreements in force that guests accept. */
  agreementCount(corporationId: number): Promise<number>
  /** Whether guests ordered at any store of the brand. */
  hasOrders(corporationId: number): Promise<boolean>
  /** Keeps a picture of the brand; false if it does not exist. */
  useUpload(tx: Tx, upload: { corporationId: number; name: string; at: Date }): Promise<boolean>
  /** Notifies all screens of the brand's stores about a change. Call it after the commit. */
  brandChanged(corporationId: number): void
  /** The built-in texts of the guests' app and of notices in a built-in language. */
  builtInTexts(language: LocaleId): Promise<Readonly<Record<string, string>>>
  /** How a message reads with the texts that are being typed; undefined if there is none of that name. */
  previewNotice(
    corporationId: number,
    draft: { notice: string; language: string; texts: Readonly<Record<string, string>> },
  ): Promise<ResponseOf<typeof brandTextCalls.previewNotice> | undefined>
  /** Where pictures are served. MENU-9 */
  pictureHost: string
  /** The origin of guests' pages. */
  origin: string
  /** The payment methods this server can take, by PAY-5. */
  paymentMethods(): string[]
}
