import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Limits } from '../../platform/limits.ts'

/** What cards ask of others. */
export interface CardDeps {
  db: Database
  clock: Clock
  limits: Limits
  log: Log
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  /** The lines of a store's address, as they are shown. */
  addressLinesOf(shop: ShopConfig, language: string): string[]
  /** The phone or e-mail address that a ticket for the card's password proves the caller to hold; the ticket is spent. */
  provedBy(tx: Tx, caller: Guest, ticket: string): Promise<string | undefined>
  /** The caller's own phone and e-mail address. */
  ownContacts(db: Queries, corporationId: number, customerId: number): Promise<string[]>
  /** The customer is a member from now on. */
  becameMember(tx: Tx, corporationId: number, customerId: number): Promise<void>
  /** What a customer is called by others. */
  nameOf(db: Queries, corporationId: number, customerId: number): Promise<string>
}
