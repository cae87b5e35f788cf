import type { LocalizedText } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { ClaimCodes } from './claim-codes.ts'

/** A card that expires soon, or has expired. */
export interface ExpiringCard {
  corporationId: number
  customerId: number
  notice: 'cardExpiring' | 'cardExpired'
  name: LocalizedText
  /** Epoch ms. */
  expiresAt: number
  eventKey: string
}

export interface CardDeps
  extends Pick<PlatformPort, 'db' | 'clock' | 'log'>,
    Pick<AuthPort, 'ownContacts' | 'nameOf'>,
    Pick<StorePort, 'shopOf' | 'shopNow' | 'shopsOf' | 'guestShopsOf' | 'addressLinesOf'> {
  limits: Limits
  claimCodes: ClaimCodes
  /** Keeps a picture of the brand for good, by its path; false where this brand has none. */
  usePicture(tx: Tx, corporationId: number, path: string): Promise<boolean>
  /** A new program becomes the own one of the stores, and of the brand, that have none; no stores = all of the brand. */
  startProgram(
    tx: Tx,
    program: { corporationId: number; cardProgramId: string; shopIds: readonly number[]; at: Date },
  ): Promise<void>
  /** Notifies a customer that a card expires or has expired. */
  notifyExpiring(tx: Tx, expiring: ExpiringCard): Promise<void>
  /** The phone or e-mail address that a ticket for the card's password proves the caller to hold; the ticket is spent. */
  provedBy(tx: Tx, caller: Guest, ticket: string): Promise<string | undefined>
  /** The customer is a member from now on. */
  becameMember(tx: Tx, corporationId: number, customerId: number): Promise<void>
}
