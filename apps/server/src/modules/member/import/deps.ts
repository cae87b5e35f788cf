import type { CardProgram } from '@comanda/domain/card'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'

interface Customer {
  corporationId: number
  customerId: number
}

/** What an import of members needs; the command line has it without the other modules of the server. */
export interface MemberImportDeps {
  clock: Clock
  /** The program that guests can join at the store. */
  openProgram(db: Queries, corporationId: number, shop: ShopConfig): Promise<CardProgram | undefined>
  phoneOf(text: string, countryCode: string): Promise<string | undefined>
  createAccount(
    tx: Tx,
    fresh: { corporationId: number; destination: string; nick: string; language: string },
  ): Promise<{ customer_id: number }>
  /** The member's card of the store's program, issued once. */
  joinProgram(tx: Tx, at: Customer & { shopId: number }): Promise<{ card_id: string } | undefined>
  /** The level and the day of joining of a card that was just issued. */
  placeCard(tx: Tx, at: Customer & { cardId: string; levelId: string; joinedAt: Date | undefined }): Promise<void>
  givePoints(
    tx: Tx,
    gift: Customer & { points: number; causeKey: string; kind: 'opening'; months: number; at: number; shopId: number },
  ): Promise<unknown>
}
