import type { BizType } from '@comanda/domain/store'
import type { LocalizedText } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { PartyPort, SeatAt } from '../../ports/table.ts'

interface PartyDeps extends Pick<PartyPort, 'at' | 'join' | 'personsOf' | 'notifyParty'> {
  leave(caller: Guest, seat: SeatAt): Promise<void>
  /** Ends a party for all its people. */
  end(tx: Tx, corporationId: number, sessionId: string): Promise<void>
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock'> {
  take: Limits['tryUse']
  shopOf(
    corporationId: number,
    shopId: number,
  ): Promise<{ shopName: LocalizedText; bizTypes: readonly BizType[] } | undefined>
  parties: PartyDeps
  /** Takes the lines and coupons of a person who leaves out of the group's cart. */
  dropPerson(caller: Guest, group: GroupCart & { personId: string }): Promise<void>
  /** The state of the order made from a cart. */
  orderOf(
    corporationId: number,
    cartId: string,
    since: number,
  ): Promise<{ state: string; callNumber?: string } | undefined>
}

/** The cart of a group. */
export interface GroupCart {
  shopId: number
  bizType: BizType
  code: string
  sessionId: string
}
