import type { BizType } from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { ChangeCart } from './change-cart.ts'
import { partyOwner } from '../cart-context.ts'

/** A person of a group, and the place of its cart. */
export interface GroupPerson {
  shopId: number
  bizType: BizType
  /** The place of the cart. */
  key: string
  sessionId: string
  personId: string
}

/** Removes the lines and coupons of a person who leaves a group from its cart: they would have no payer. CART-14 */
export async function dropPerson(
  changeCart: ChangeCart,
  caller: Guest,
  { shopId, bizType, key, sessionId, personId }: GroupPerson,
): Promise<void> {
  const at = {
    corporationId: caller.corporationId,
    owner: partyOwner(sessionId),
    shopId,
    bizType,
    tableId: key,
    preOrder: false,
    person: personId,
  }
  await changeCart(at, caller.requestId, row => {
    const lines = row.lines.filter(line => line.addedBy !== personId)
    const coupons = row.coupons.filter(it => it.owner !== caller.session.owner)
    return { lines, coupons, changed: lines.length < row.lines.length || coupons.length < row.coupons.length }
  })
}
