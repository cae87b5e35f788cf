import type { ServedRow } from '../../modules/member/deps.ts'
import { personalCustomer, personalNote } from '../../modules/member/index.ts'
import { fromStored, type SealedPart } from '../../platform/personal-data.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'

const SERVED = {
  name: 'member_served',
  text: `with live as (
      select owner, order_id, details -> 'table' ->> 'tableId' as table_id from customer_order
      where corporation_id = $1 and shop_id = $2 and ended_at is null and owner like 'c:%'
    ), booked as (
      select owner, booking_id, case when state = 'seated' then table_ids else '{}' end as table_ids from booking
      where corporation_id = $1 and shop_id = $2 and ended_at is null and owner like 'c:%'
    ), served as (
      select owner, order_id, null::uuid as booking_id, table_id from live
      union all select owner, null, booking_id, null from booked
      union all select owner, null, null, unnest(table_ids) from booked
      union all select owner, null, null, table_id from bill_party
        where corporation_id = $1 and shop_id = $2 and open and owner like 'c:%'
      union all select t.owner, null, null, s.table_id from table_session s
        join table_seat t on t.corporation_id = s.corporation_id and t.session_id = s.session_id
        where s.corporation_id = $1 and s.shop_id = $2 and s.ended_at is null and s.ends_at > $3
          and t.left_at is null and not t.gave_way and t.owner like 'c:%'
    ), ids as (
      select substr(owner, 3)::bigint as customer_id,
        coalesce(array_agg(distinct order_id) filter (where order_id is not null), '{}') as order_ids,
        coalesce(array_agg(distinct booking_id) filter (where booking_id is not null), '{}') as booking_ids,
        coalesce(array_agg(distinct table_id) filter (where table_id is not null), '{}') as table_ids
      from served group by owner
    )
    select c.customer_id, c.nick, c.first_name, c.last_name, c.allergies, c.sealed_personal, n.notes, i.order_ids, i.booking_ids, i.table_ids
    from ids i join customer c on c.corporation_id = $1 and c.customer_id = i.customer_id and c.closed_at is null
    cross join lateral (
      select coalesce(json_agg(json_build_object('noteId', note_id, 'text', text, 'sealed_personal', sealed_personal) order by note_id desc), '[]') as notes
      from member_note where corporation_id = $1 and customer_id = c.customer_id and pinned
    ) n
    where c.allergies <> '' or c.sealed_personal is not null or json_array_length(n.notes) > 0
    order by c.customer_id`,
}

type Sealed<T> = T & SealedPart
type StoredRow = Sealed<Omit<ServedRow, 'notes'>> & { notes: Sealed<ServedRow['notes'][number]>[] }

/** The members a store serves now, with allergies or pinned notes. It reads tables of several modules, and therefore stands here. CARD-18 */
export async function servedMembers(db: Queries, { corporationId, shopId }: ShopAt, now: number): Promise<ServedRow[]> {
  const { rows } = await db.query<StoredRow>(SERVED, [corporationId, shopId, new Date(now)])
  return rows.map(row => ({
    ...fromStored(personalCustomer, row),
    notes: row.notes.map(note => fromStored(personalNote, note)),
  }))
}
