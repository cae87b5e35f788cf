import type { Queries } from '../../../platform/db/index.ts'

interface PartyAt {
  corporationId: number
  shopId: number
  startedAt: Date
  owners: readonly string[]
  cartIds: readonly string[]
}

const ORDERERS = {
  name: 'order_party_orderers',
  text: `select o.owner, line->>'addedBy' as person_id from customer_order o, json_array_elements(o.lines) line
      where o.corporation_id = $1 and o.cart_id = any($2::text[]) and o.state not in ('cancelled', 'rejected')
    union select o.owner, null from customer_order o
      where o.corporation_id = $1 and o.owner = any($3::text[]) and o.shop_id = $4 and o.biz_type = 1100
        and o.created_at >= $5 and o.state not in ('cancelled', 'rejected')`,
}

/** The people of a party who ordered or have dishes in an order: from the carts they share, or each from their own. */
export async function orderers(
  db: Queries,
  { corporationId, cartIds, owners, shopId, startedAt }: PartyAt,
): Promise<{ owners: string[]; personIds: string[] }> {
  const values = [corporationId, cartIds, owners, shopId, startedAt]
  const { rows } = await db.query<{ owner: string; person_id: string | null }>(ORDERERS, values)
  return {
    owners: rows.map(({ owner }) => owner),
    personIds: rows.flatMap(({ person_id }) => person_id ?? []),
  }
}
