import { createHash } from 'node:crypto'
import { demoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import { seedCardPrograms } from '@comanda/server/modules/card/seed'
import type { Database } from '@comanda/server/platform/db/index'
import { cardOf, CORPORATION, MEMBERS, PROGRAM, tokenOfMember } from './places.ts'

/** The first customer id of the benchmark, above the demo's. */
export const FIRST = 900_000_000
/** The balance of each card, in minor units. */
const PLENTY = 1_000_000_000

const CUSTOMERS = {
  name: 'bench_customers',
  text: `insert into customer (corporation_id, customer_id, nick, avatar, first_name, last_name, is_member, language, created_at)
    select $1, $2::bigint + n, 'Bench', '', 'Bench', 'Member', true, 'en_US', now() from generate_series(0, $3::int - 1) n`,
}
const SESSIONS = {
  name: 'bench_member_sessions',
  text: `insert into session (corporation_id, token_hash, session_id, owner, customer_id, kind, device_id, created_at, expires_at)
    select $1, hash, gen_random_uuid(), 'c:' || ($3::bigint + n - 1), $3::bigint + n - 1, 'customer', 'bench', now(), now() + interval '10 days'
    from unnest($2::text[]) with ordinality as member(hash, n)`,
}
const CARDS = {
  name: 'bench_cards',
  text: `insert into member_card (corporation_id, card_id, customer_id, card_program_id, card_no, card_level_id, growth, level_since,
      expires_at, password_hash, password_wrong, password_rests_until, opened_at)
    select $1, card, $3::bigint + n - 1, $4, 'bench-' || n, $5, 0, now(), null, null, 0, null, now()
    from unnest($2::uuid[]) with ordinality as held(card, n)`,
}
const POSTINGS = {
  name: 'bench_postings',
  text: `with posted as (
      insert into ledger_posting (corporation_id, cause_key, posting_id, kind, currency, at)
      select $1, 'bench:' || card, gen_random_uuid(), 'opening', $3, now() from unnest($2::text[]) card
      returning posting_id, substr(cause_key, 7) as card
    ), entries as (
      insert into ledger_entry (corporation_id, posting_id, entry_no, account, amount)
      select $1, posting_id, 1, 'card:' || card || ':paid', $4::bigint from posted
      union all select $1, posting_id, 2, 'house:before', -$4::bigint from posted
    )
    insert into ledger_balance (corporation_id, account, currency, balance)
    select $1, 'card:' || card || ':paid', $3, $4::bigint from posted`,
}

/** Creates signed-in members with a card balance that covers every order. */
export async function letMembersIn(db: Database): Promise<void> {
  const { memberPrograms, shops: stores } = demoBrand()
  const [like] = memberPrograms
  const shops = stores.map(({ config }) => config)
  const level = like?.levels[0]
  if (!like || !level) throw new Error('the demo brand has no member program')
  // No card password: checking one is slow by design and not measured here.
  const program = { ...like, cardProgramId: PROGRAM, securityFrom: money(PLENTY) }
  const all = Array.from({ length: MEMBERS }, (_, at) => at)
  const hashes = all.map(at => createHash('sha256').update(tokenOfMember(at)).digest('base64url'))
  const cards = all.map(cardOf)
  await db.inTx(async tx => {
    await seedCardPrograms(tx, CORPORATION, [program], shops, new Date())
    await tx.query(CUSTOMERS, [CORPORATION, FIRST, MEMBERS])
    await tx.query(SESSIONS, [CORPORATION, hashes, FIRST])
    await tx.query(CARDS, [CORPORATION, cards, FIRST, program.cardProgramId, level.id])
    await tx.query(POSTINGS, [CORPORATION, cards, program.currency.currencyCode, PLENTY])
  })
}
