import type { Queries } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { MemberRow } from './list.ts'

/** A member or a closed account, with the time of its last change. */
export interface ChangedRow extends MemberRow {
  changed_at: Date
  closed_at: Date | null
  language: string
  birthday: string | null
  favourite_shop_id: number | null
}

const COLUMNS = `c.customer_id, c.nick, c.first_name, c.last_name, c.email, c.phone, c.created_at, c.last_visit_at, c.visits, c.marketing,
    c.tags, c.changed_at, c.closed_at, c.language, to_char(c.birthday, 'YYYY-MM-DD') as birthday, c.favourite_shop_id`
/** A guest of the store. A closed account has neither visits nor cards any more, and its number alone is answered. */
const OF_SHOP = `(c.closed_at is not null or c.is_member and (
    exists (select from member_visit v where v.corporation_id = $1 and v.customer_id = c.customer_id and v.shop_id = $2)
    or exists (select from member_card m where m.corporation_id = $1 and m.customer_id = c.customer_id and m.shop_id = $2)))`

const CHANGED = {
  name: 'members_changed',
  text: `select ${COLUMNS} from customer c where c.corporation_id = $1 and (c.changed_at, c.customer_id) > ($3, $4) and ${OF_SHOP}
    order by c.changed_at, c.customer_id limit $5`,
}
const ONE = {
  name: 'member_of_shop',
  text: `select ${COLUMNS} from customer c where c.corporation_id = $1 and c.customer_id = $3 and c.closed_at is null and ${OF_SHOP}`,
}
const NOW = { name: 'database_now', text: 'select clock_timestamp() as now' }

/** Members of a store who changed after a place in the order of changes, with the database's time before they were read. */
export async function changedMembers(
  db: Queries,
  { corporationId, shopId }: ShopAt,
  { after, limit }: { after: { at: Date; id: number }; limit: number },
): Promise<{ rows: ChangedRow[]; now: Date }> {
  const now = (await db.query<{ now: Date }>(NOW, [])).rows[0]?.now ?? after.at
  const values = [corporationId, shopId, after.at, after.id, limit]
  return { rows: (await db.query<ChangedRow>(CHANGED, values)).rows, now }
}

/** A member who visited a store or joined there. */
export const memberOfShop = async (
  db: Queries,
  { corporationId, shopId }: ShopAt,
  customerId: number,
): Promise<ChangedRow | undefined> => (await db.query<ChangedRow>(ONE, [corporationId, shopId, customerId])).rows[0]
