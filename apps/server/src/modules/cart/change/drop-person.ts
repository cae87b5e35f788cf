import type { BizType } from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { ChangeCart } from './change-cart.ts'
import { partyOwner } from '../surroundings.ts'

/** Somebody of a group, and where its cart is. */
export interface GroupPerson {
  shopId: number
  bizType: BizType
  /** Names the place of the cart. */
  key: string
  sessionId: string
  personId: string
}

/** Takes the lines and coupons of who leaves a group out of its cart: nobody pays for who is gone. CART-14 */
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
