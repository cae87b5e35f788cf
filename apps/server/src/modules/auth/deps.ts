import type { AccountFacts } from '@comanda/domain/member'
import type { Currency, Money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, Session } from '../../platform/http/caller.ts'
import type { Claim } from '../../ports/auth.ts'
import type { CardPort } from '../../ports/card.ts'
import type { Notice, NotificationPort } from '../../ports/notification.ts'

export interface AuthDeps extends Pick<NotificationPort, 'channelOpen'> {
  /** Moves what a guest has (cart, orders, addresses) into the account. */
  claim(tx: Tx, claim: Claim): Promise<void>
  /** Sends a code, in the transaction that made it. */
  sendCode(tx: Tx, message: CodeMessage): Promise<void>
  /** Tells the holder of a contact that it was taken, changed or erased, in the transaction of the cause. LOGIN-7 */
  sendNotice(tx: Tx, notice: ContactNotice): Promise<void>
  /** Ends pushes to the device that the caller signs out of. */
  dropDevice(tx: Tx, caller: Guest): Promise<void>
  /** Whether a person has an order that is still to be paid. LOGIN-7 */
  hasUnpaidOrder(db: Queries, corporationId: number, owner: string): Promise<boolean>
}

/** The membership of an account. LOGIN-1 */
export interface MembershipDeps extends Pick<CardPort, 'cardOf'> {
  /** Issues the card of a program, else of the store's, once; undefined where there is none. LOGIN-9 */
  joinProgram(
    tx: Tx,
    joining: {
      corporationId: number
      customerId: number
      shopId?: number | undefined
      cardProgramId?: string | undefined
    },
  ): Promise<{ cardNo: string } | undefined>
}

/** An account to close: its owner's own request, or the staff's at the owner's request. */
export interface ClosingCaller {
  corporationId: number
  language: string
  session: Pick<Session, 'corporationId' | 'owner' | 'customerId'>
}

/** What closing an account needs of the other modules. */
export interface ClosingDeps {
  /** What keeps the account from being closed: live orders, open bills, bookings, payments. */
  standingOf(db: Queries, caller: ClosingCaller): Promise<AccountFacts>
  /** What the caller holds, which is given up with the account. */
  holdingsOf(db: Queries, caller: ClosingCaller): Promise<AccountHoldings>
  /** Erases the caller's personal data in every module; what the books need stays. */
  erase(tx: Tx, caller: ClosingCaller, contacts: readonly string[]): Promise<void>
}

export interface AccountHoldings {
  points: number
  couponCount: number
  /** By currency; amounts above 0. */
  money: { currency: Currency; amount: Money }[]
}

type Destination = Pick<Notice, 'corporationId' | 'channel' | 'destination' | 'language'>

export interface CodeMessage extends Destination {
  code: string
  minutes: number
}

export interface ContactNotice extends Destination {
  template: 'contactTaken' | 'contactChanged' | 'accountClosed'
  params: Record<string, string>
}
