import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { RetentionJob } from '../../../platform/retention/index.ts'

const LIVE = {
  name: 'order_live_of',
  text: `select 1 from customer_order where corporation_id = $1 and owner = $2 and (ended_at is null or pay_state = 'refunding') limit 1`,
}

/** Whether a person has an order that has not ended or whose refund is on its way. */
export const hasLiveOrder = async (db: Queries, corporationId: number, owner: string): Promise<boolean> =>
  (await db.query(LIVE, [corporationId, owner])).count > 0

/** The signs of an order's number, which its search text begins with. */
const NUMBER_LENGTH = 11

/** Removes name, address and remarks, but not its number, also where a line's detail repeats its remark, and from the input to price it again. */
const WITHOUT_PERSON = `search = left(search, ${NUMBER_LENGTH}), sealed_personal = null,
      details = (details - 'contact' - 'deliveryAddress' - 'addressId') || '{"remark": ""}'
        || case when details ? 'round' then jsonb_build_object('round', details -> 'round' || jsonb_build_object('lines',
          (select coalesce(jsonb_agg(line - 'nick' || '{"remark": "", "detail": ""}' order by place), '[]')
            from jsonb_array_elements(details -> 'round' -> 'lines') with ordinality as each (line, place)))) else '{}' end,
      lines = (select coalesce(jsonb_agg(line - 'nick' || jsonb_build_object('remark', '', 'detail', case
          when line ->> 'remark' = '' then line ->> 'detail'
          else rtrim(replace(replace(line ->> 'detail', chr(8296) || (line ->> 'remark') || chr(8297), ''), line ->> 'remark', ''),
            ' ,،，') end) order by place), '[]')
        from jsonb_array_elements(lines::jsonb) with ordinality as each (line, place))`

const ERASE = {
  name: 'order_erase',
  text: `update customer_order set ${WITHOUT_PERSON}
    where corporation_id = $1 and owner = $2 and ended_at is not null
    returning order_id`,
}

const ERASE_REASONS = {
  name: 'order_event_erase',
  text: `update order_event set reason = '', by_name = '' where corporation_id = $1 and order_id = any($2::uuid[]) and by_kind = 'guest'`,
}

/**
 * Erases name, address, remarks and reasons from a person's orders, also where a line's detail repeats its remark, and returns the
 * order ids; dishes and amounts stay for bookkeeping.
 */
export async function eraseOrders(tx: Tx, corporationId: number, owner: string): Promise<string[]> {
  const { rows } = await tx.query<{ order_id: string }>(ERASE, [corporationId, owner])
  const orderIds = rows.map(row => row.order_id)
  await tx.query(ERASE_REASONS, [corporationId, orderIds])
  return orderIds
}

/** Claims from an order lapse within three years. */
const PERSON_DAYS = 3 * 365 + 1
/** Orders that passed the limit within so many days are looked at, so that a night costs the same in every year. */
const WINDOW_DAYS = 35

/**
 * Erases the same from orders of guests without an account, three years after their end. Those of accounts stay until the account is
 * closed.
 */
export const oldPersonsOfOrders: RetentionJob = {
  name: 'customer_order',
  retentionDays: PERSON_DAYS,
  nightly: true,
  statement: {
    name: 'retention_customer_order',
    text: `update customer_order set ${WITHOUT_PERSON}
      where corporation_id = $1 and order_id in (
        select order_id from customer_order
        where corporation_id = $1 and shop_id = any(array(select shop_id from shop where corporation_id = $1))
          and ended_at < $2 and ended_at >= $2::timestamptz - interval '${WINDOW_DAYS} days' and owner like 'g:%'
          and pay_state <> 'refunding'
          and (sealed_personal is not null or details ?| array['contact', 'deliveryAddress', 'addressId'])
        limit $3 for update skip locked)
      returning order_id`,
  },
  deleted: async (tx, corporationId, rows: readonly { order_id: string }[]) => {
    await tx.query(ERASE_REASONS, [corporationId, rows.map(row => row.order_id)])
  },
}
