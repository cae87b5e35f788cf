import type { Queries } from '../../../platform/db/index.ts'
import { partyOwner } from '../cart-context.ts'

interface PartyAt {
  corporationId: number
  shopId: number
  tableId: string
  sessionId: string
  owners: readonly string[]
}

const CHOOSERS = {
  name: 'cart_choosers',
  text: `select line->>'addedBy' as person_id, null as owner from cart, jsonb_array_elements(lines) line
      where corporation_id = $1 and owner = $2
    union select null, coupon->>'owner' from cart, jsonb_array_elements(coupons) coupon
      where corporation_id = $1 and owner = $2
    union select null, owner from cart where corporation_id = $1 and owner = any($3::text[]) and shop_id = $4
      and biz_type = 1100 and table_id = $5 and (lines <> '[]' or coupons <> '[]')`,
}

/** The members of a party who chose something: in the shared cart, or in their own cart at the table. */
export async function choosers(
  db: Queries,
  { corporationId, sessionId, owners, shopId, tableId }: PartyAt,
): Promise<{ owners: string[]; personIds: string[] }> {
  const values = [corporationId, partyOwner(sessionId), owners, shopId, tableId]
  const { rows } = await db.query<{ person_id: string | null; owner: string | null }>(CHOOSERS, values)
  return {
    owners: rows.flatMap(({ owner }) => owner ?? []),
    personIds: rows.flatMap(({ person_id }) => person_id ?? []),
  }
}
