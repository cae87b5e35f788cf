import { createHash } from 'node:crypto'
import { demoBrand } from '@comanda/demo'
import { saveShop } from '@comanda/server/modules/store/save-shop'
import { openDatabase, type Tx } from '@comanda/server/platform/db/index'
import { uuidv7 } from '@comanda/server/platform/ids'
import { CORPORATION } from '../data/places.ts'

/** Ten stores with a year of report figures each. */
export const STORES = Array.from({ length: 10 }, (_, at) => 9101 + at)
/** The manager of all of them. */
export const TOKEN = `${CORPORATION}.bench-manager`

const SESSION = {
  name: 'bench_manager',
  text: `insert into session (corporation_id, token_hash, session_id, owner, customer_id, kind, staff, device_id, created_at, expires_at)
    values ($1, $2, $3::text::uuid, 's:' || $3::text, 0, 'staff', $4::jsonb, 'bench', now(), now() + interval '1 day')`,
}

/** The number of keys of each dimension per day. */
const KEYS = {
  day: 1,
  hour: 14,
  type: 3,
  channel: 4,
  employee: 12,
  dish: 120,
  group: 14,
  modifier: 150,
  method: 7,
  tax: 3,
  discount: 6,
  fee: 4,
  measure: 8,
}

/** A year of days with 1,000 orders, by every dimension. */
const FIGURES = {
  name: 'bench_figures',
  text: `insert into report_figure (corporation_id, shop_id, dimension, day, key, name, count, gross, discounts, fees, tax, tax_included,
      tips, total, refunded, charged_back, seconds)
    select $1, $2, d.dimension, current_date - ago, case d.dimension when 'day' then '' when 'hour' then lpad(nth::text, 2, '0') else nth::text end,
      to_jsonb('Name ' || nth), 1000 / d.keys, 2500000 / d.keys, 90000 / d.keys, 20000 / d.keys, 200000 / d.keys, 0, 150000 / d.keys,
      2780000 / d.keys, 9000 / d.keys, 0, 60000 / d.keys
    from generate_series(0, 364) as ago
      cross join (select * from unnest($3::text[], $4::int[]) as u (dimension, keys)) as d
      cross join lateral generate_series(1, d.keys) as nth`,
}

/** 1,000 orders of the first store today and on the same weekday before, copied from an order of the demo. */
const ORDERS = {
  name: 'bench_orders_of_day',
  text: `with template as (
      select * from customer_order where corporation_id = $1 and state = 'completed' limit 1
    ), copy as (
      select gen_random_uuid() as id, date_trunc('day', now()) - days * interval '1 day' + nth * interval '60 seconds' as at
      from generate_series(1, 1000) as nth cross join (values (0), (7)) as d (days)
    ), placed as (
      insert into customer_order (corporation_id, order_id, owner, shop_id, biz_type, state, pay_state, version, checked, cart_id,
        cart_version, request_id, payment_method, total, search, lines, totals, details, stock, created_at, changed_at, ended_at)
      select t.corporation_id, c.id, 'g:' || c.id, $2, t.biz_type, t.state, t.pay_state, t.version, false, c.id::text, 1, c.id::text,
        t.payment_method, t.total, t.search, t.lines, t.totals, t.details, t.stock, c.at, c.at, c.at
      from copy c cross join template t
    )
    insert into order_event (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, detail, at)
    select $1, c.id, v, 'move', 'accepted', 'unpaid', 'staff', 's', 'S', '', null, c.at from copy c cross join generate_series(1, 5) as v`,
}

async function fillStore(tx: Tx, shopId: number): Promise<void> {
  const shop = demoBrand().shops[0]
  if (!shop) throw new Error('the demo brand has a store')
  await saveShop(tx, CORPORATION, { ...shop.config, shopId }, new Date())
  await tx.query(FIGURES, [CORPORATION, shopId, Object.keys(KEYS), Object.values(KEYS)])
}

/** Ten stores with a year of 1,000 orders a day in stored figures, and two days of orders. */
export async function fillYear(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    await db.inTx(async tx => {
      const hash = createHash('sha256').update(TOKEN).digest('base64url')
      const staff = { staffId: uuidv7(), name: 'Bench', role: 'manager', brand: true, shopIds: STORES, refundAlone: {} }
      await tx.query(SESSION, [CORPORATION, hash, staff.staffId, JSON.stringify(staff)])
    })
    for (const shopId of STORES) await db.inTx(tx => fillStore(tx, shopId))
    await db.inTx(tx => tx.query(ORDERS, [CORPORATION, STORES[0]]))
  } finally {
    await db.close()
  }
}
