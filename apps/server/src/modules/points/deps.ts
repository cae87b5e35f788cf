import type { CardProgram } from '@comanda/domain/card'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { CardPort } from '../../ports/card.ts'
import type { StorePort } from '../../ports/store.ts'

/** The member program of a store; the bonus of a customer's level (parts per million), where they are a member. */
export interface MemberAt {
  program?: CardProgram | undefined
  bonus?: number | undefined
}

/** Points of one customer that expire on one day. */
export interface ExpiringPoints {
  corporationId: number
  customerId: number
  points: number
  /** Epoch ms. */
  expiresAt: number
  eventKey: string
}

export interface PointsDeps
  extends Pick<PlatformPort, 'db' | 'clock' | 'log'>,
    Pick<StorePort, 'shopOf' | 'shopsOf'>,
    Pick<CardPort, 'programAt'> {
  /** The bonus of the member's level (parts per million); undefined for a customer who is no member of the program. */
  bonusOf(
    db: Queries,
    at: { corporationId: number; customerId: number; cardProgramId: string },
  ): Promise<number | undefined>
  memberAt(db: Queries, at: { corporationId: number; customerId: number; shopId: number }): Promise<MemberAt>
  /** Whether an order is this person's. */
  /** Whether an own order may still be paid, and so earn; undefined for another person's. */
  mayStillEarn(db: Queries, at: { corporationId: number; orderId: string; owner: string }): Promise<boolean | undefined>
  corporations(): Promise<number[]>
  /** Notifies a customer that points expire. */
  notifyExpiring(tx: Tx, expiring: ExpiringPoints): Promise<void>
}
