import type { AccountStanding } from '@comanda/domain/member'
import type { Currency, Money } from '@comanda/domain/money'
import type { Guest, Owner } from '../../platform/http/caller.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { MemberCard } from '../../ports/card.ts'

/** One person becoming another: the guest of a phone, and the account that was signed in to. */
export interface Claim {
  corporationId: number
  from: Owner
  to: Owner
}

/** What signing in asks of the other contexts. */
export interface AuthDeps {
  /** Moves what a guest has (cart, orders, addresses) into the account. */
  claim(tx: Tx, adoption: Claim): Promise<void>
  /** Puts a code on its way, in the transaction that made it. */
  sendCode(tx: Tx, message: CodeMessage): Promise<void>
  /** Tells the holder of a contact what became of it, in the transaction of the cause. LOGIN-7 */
  sendNotice(tx: Tx, notice: ContactNotice): Promise<void>
  /** Whether somebody has an order that is still to be paid. LOGIN-7 */
  hasUnpaidOrder(db: Queries, corporationId: number, owner: string): Promise<boolean>
  /** Whether codes can go this way at all. */
  channelOpen(channel: 'email' | 'phone'): boolean
}

/** What membership adds to who somebody is. LOGIN-1 */
export interface MembershipDeps {
  cardOf(db: Queries, corporationId: number, customerId: number): Promise<MemberCard | undefined>
  /** Issues the card of the store's program, once; undefined where there is none. LOGIN-9 */
  joinProgram(
    tx: Tx,
    joining: { corporationId: number; customerId: number; shopId: number | undefined },
  ): Promise<{ cardNo: string } | undefined>
}

/** What deleting an account asks of the other contexts. */
export interface ClosingDeps {
  /** What of the caller's is still under way. */
  standingOf(db: Queries, caller: Guest): Promise<AccountStanding>
  /** What the caller holds: it is given up with the account. */
  holdingsOf(db: Queries, caller: Guest): Promise<AccountHoldings>
  /** Wipes who the caller was wherever it stands; what the books need stays. */
  erase(tx: Tx, caller: Guest): Promise<void>
}

export interface AccountHoldings {
  points: number
  couponCount: number
  /** By currency, none of them nothing. */
  money: { currency: Currency; amount: Money }[]
}

export interface CodeMessage {
  corporationId: number
  channel: 'email' | 'phone'
  destination: string
  code: string
  minutes: number
  language: string
}

export interface ContactNotice extends Pick<CodeMessage, 'corporationId' | 'channel' | 'destination' | 'language'> {
  template: 'contactTaken' | 'contactChanged' | 'accountClosed'
  params: Record<string, string>
}
