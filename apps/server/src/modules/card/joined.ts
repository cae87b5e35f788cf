import type { Queries } from '../../platform/db/index.ts'

const JOINED = {
  name: 'member_card_joined_by_day',
  text: `select m.shop_id as "shopId", (m.opened_at at time zone s.zone)::date::text as day, count(*)::int as count
    from unnest($2::bigint[], $3::text[]) as s (shop_id, zone) join member_card m
      on m.corporation_id = $1 and m.shop_id = s.shop_id
        and m.opened_at >= $4::timestamp at time zone s.zone and m.opened_at < ($5::timestamp + interval '1 day') at time zone s.zone
    group by 1, 2 order by 2, 1`,
}

/** How many members joined at stores, by the days of the stores. PAY-13 */
export async function joinedByDay(
  db: Queries,
  corporationId: number,
  shops: readonly { shopId: number; timeZone: string }[],
  { from, until }: { from: string; until: string },
): Promise<{ shopId: number; day: string; count: number }[]> {
  const [ids, zones] = [shops.map(one => one.shopId), shops.map(one => one.timeZone)]
  const values = [corporationId, ids, zones, from, until]
  return (await db.query<{ shopId: number; day: string; count: number }>(JOINED, values)).rows
}
