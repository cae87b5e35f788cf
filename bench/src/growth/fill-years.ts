import { sql } from 'kysely'
import type { Database } from '@comanda/server/platform/db/index'
import { CORPORATION } from '../data/places.ts'

/** The member whose statements, orders and points are measured: they have one of thirty orders. */
export const MEMBER = 777_001
const OWN_EVERY = 30
const SHOP = 9001

const ID = "('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid"
const OWNER = `case when n % ${OWN_EVERY} = 0 then 'c:${MEMBER}' else 'g:' || n end`
const AT = "now() - interval '2 years' + n * interval '2 years' / 10000000"

/** The rows of one order, as statements over `n`, in the form the product writes them. */
const statements = (from: number, to: number): string[] => {
  const each = `from generate_series(${from}, ${to}) as n`
  return [
    `insert into customer_order (corporation_id, order_id, owner, shop_id, biz_type, state, pay_state, version, checked, cart_id,
        cart_version, request_id, payment_method, total, search, lines, totals, details, stock, created_at, changed_at, ended_at)
      select ${CORPORATION}, ${ID}, ${OWNER}, ${SHOP}, 1300, 'completed', 'paid', 4, true, 'c' || n, 1, 'r' || n, '12_bankCard', 1250, n || ' soup',
        '[]', '{}', '{}', '[]', ${AT}, ${AT}, ${AT} ${each}`,
    `insert into order_event (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, at)
      select ${CORPORATION}, ${ID}, v, 'move', 'completed', 'paid', 'staff', 's', '', '', ${AT} ${each}, generate_series(1, 4) as v`,
    `insert into payment_attempt (corporation_id, payable_id, attempt_no, attempt_id, shop_id, owner, device, request_id, reference,
        payment_method, state, give_back, give_back_reason, authorised, amount, tip_amount, cc_amount, charged_amount, currency, version,
        created_at, changed_at, kind, own_amount, returned_amount)
      select ${CORPORATION}, ${ID}, 1, ${ID}, ${SHOP}, ${OWNER}, 'd', 'p' || n, '${CORPORATION}-' || replace(${ID}::text, '-', '') || '-1',
        '12_bankCard', 'captured', false, '', true, 1250, 0, 0, 1250,
        '{"currencyCode":"USD","currencySymbol":"$","internationalSystemOfUnits":2}', 3, ${AT}, ${AT}, 'order', 0, 0 ${each}`,
    `insert into ledger_posting select ${CORPORATION}, 'payment-received:' || ${ID}, ${ID}, 'paymentReceived', 'USD', ${AT}, ${ID}::text, ${SHOP}
      ${each}`,
    `insert into ledger_entry select ${CORPORATION}, ${ID}, k, case k when 1 then 'provider:card' else 'order:' || ${ID} end,
      case k when 1 then -1250 else 1250 end ${each}, generate_series(1, 2) as k`,
    `insert into ledger_posting select ${CORPORATION}, 'points:' || n, ('01900001' || substring(${ID}::text, 9))::uuid, 'pointsEarned', 'POINT',
      ${AT}, ${ID}::text, ${SHOP} ${each} where n % ${OWN_EVERY} = 0`,
    `insert into ledger_entry select ${CORPORATION}, ('01900001' || substring(${ID}::text, 9))::uuid, k,
      case k when 1 then 'points:${MEMBER}' else 'house:points' end, case k when 1 then 12 else -12 end
      ${each}, generate_series(1, 2) as k where n % ${OWN_EVERY} = 0`,
    `insert into ledger_balance select ${CORPORATION}, 'points:${MEMBER}', 'POINT', count(*) * 12 ${each} where n % ${OWN_EVERY} = 0
      on conflict (corporation_id, account) do update set balance = ledger_balance.balance + excluded.balance`,
    `insert into point_lot select ${CORPORATION}, ${MEMBER}, ${ID}, 12, 12, now() + interval '1 year', ${AT} ${each} where n % ${OWN_EVERY} = 0`,
    `insert into coupon select ${CORPORATION}, 'GROWN' || n, 'grown', ${OWNER}, now()::date, now()::date + 30, null, ${AT}, ${AT}, 1 ${each}
      where n % 2 = 0`,
    `insert into evaluation (corporation_id, order_id, shop_id, program_id, stars, answers, remark, created_at)
      select ${CORPORATION}, ${ID}, ${SHOP}, 'p', 1 + n % 5, '[]', repeat('good ', 20), ${AT} ${each} where n % 5 = 0`,
    `insert into cart (corporation_id, cart_id, owner, shop_id, biz_type, table_id, pre_order, people, version, lines, recent, updated_at)
      select ${CORPORATION}, ${ID}, case when n % 10 = 0 then 'g:' else 'c:' end || n, ${SHOP}, 1300, '', false, 1, 1, '[]', '[]', now() ${each}
      where n % 2 = 0`,
  ]
}

const PART = 20_000

/** Adds orders `from + 1` to `to` with all that belongs to them. */
export async function fillYears(db: Database, from: number, to: number): Promise<void> {
  const run = (text: string) => db.inTx(tx => sql.raw(text).execute(tx))
  if (from === 0) await run(`insert into coupon_template values (${CORPORATION}, 'grown', '{}', now(), 1)`)
  for (let at = from; at < to; at += PART)
    for (const text of statements(at + 1, Math.min(at + PART, to))) await run(text)
  await run('analyze')
}
