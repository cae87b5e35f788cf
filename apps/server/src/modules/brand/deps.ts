import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { PlatformPort } from '../../ports/platform.ts'

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
  /** Creates a store with an empty menu; `config.shopId` is ignored. */
  createShop(tx: Tx, corporationId: number, config: ShopConfig, at: Date): Promise<ShopConfig>
  /** The payment methods this server can take, by PAY-5. */
  paymentMethods(): string[]
}
