import type { memberSorts } from '@comanda/contract/member'
import type { CardProgram } from '@comanda/domain/card'
import { sql } from 'kysely'
import { account } from '../../ledger/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import { type FilterTables, type FilterView, type MemberFilter, memberConditions } from './filter.ts'

type Sort = (typeof memberSorts)[number]

/** A member's row as the list reads it. */
export interface MemberRow {
  customer_id: number
  nick: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  created_at: Date
  last_visit_at: Date
  visits: number
  marketing: boolean
  tags: string[]
}

const sortColumns = { joined: 'created_at', lastVisit: 'last_visit_at', visits: 'visits' } as const
const COLUMNS = [
  'customer_id',
  'nick',
  'first_name',
  'last_name',
  'email',
  'phone',
  'created_at',
  'last_visit_at',
  'visits',
  'marketing',
  'tags',
] as const

const CURSOR = /^(-?\d{1,16})\.(\d{1,15})$/

/** The value and the number of the last member of the page before. */
const cursorOf = (row: MemberRow, sort: Sort): string => {
  const value = row[sortColumns[sort]]
  return `${value instanceof Date ? value.getTime() : value}.${row.customer_id}`
}

/** A page of members, the latest or highest first: each page is read from its place in an index on. CARD-11 */
export async function listMembers(
  db: Queries,
  corporationId: number,
  page: { filter: MemberFilter; view: FilterView; sort: Sort; cursor?: string | undefined; most: number },
): Promise<{ rows: MemberRow[]; nextCursor?: string }> {
  const { filter, view, sort, cursor = '', most } = page
  const column = sortColumns[sort]
  const [, value = '', id = ''] = CURSOR.exec(cursor) ?? []
  const after = sort === 'visits' ? sql`${Number(value)}::integer` : sql`${new Date(Number(value))}::timestamptz`
  const all = db
    .withTables<FilterTables>()
    .selectFrom('customer')
    .select(COLUMNS)
    .where('corporation_id', '=', corporationId)
    .where(where => where.and(memberConditions(where, filter, view)))
  const rest = id === '' ? all : all.where(sql<boolean>`(${sql.ref(column)}, customer_id) < (${after}, ${Number(id)})`)
  const matching = await rest
    .orderBy(column, 'desc')
    .orderBy('customer_id', 'desc')
    .limit(most + 1)
    .execute()
  const rows = matching.slice(0, most)
  const last = rows.at(-1)
  return { rows, ...(matching.length > most && last && { nextCursor: cursorOf(last, sort) }) }
}

/** How many members meet a filter. */
export async function countMembers(
  db: Queries,
  corporationId: number,
  { filter, view }: { filter: MemberFilter; view: FilterView },
): Promise<number> {
  const { count } = await db
    .withTables<FilterTables>()
    .selectFrom('customer')
    .select(sql<number>`count(*)`.as('count'))
    .where('corporation_id', '=', corporationId)
    .where(where => where.and(memberConditions(where, filter, view)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The ids of members that meet a filter, by id, after one of them. */
export async function memberIds(
  db: Queries,
  corporationId: number,
  { filter, view, after, most }: { filter: MemberFilter; view: FilterView; after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .withTables<FilterTables>()
    .selectFrom('customer')
    .select('customer_id')
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '>', after)
    .where(where => where.and(memberConditions(where, filter, view)))
    .orderBy('customer_id')
    .limit(most)
    .execute()
  return rows.map(row => row.customer_id)
}

/** Whether a member meets each of the searches. CARD-15 */
export async function searchesOfMember(
  db: Queries,
  { corporationId, customerId }: { corporationId: number; customerId: number },
  searches: readonly { filter: MemberFilter; view: FilterView }[],
): Promise<boolean[]> {
  const rows = await Promise.all(
    searches.map(({ filter, view }) =>
      db
        .withTables<FilterTables>()
        .selectFrom('customer')
        .select('customer_id')
        .where('corporation_id', '=', corporationId)
        .where('customer_id', '=', customerId)
        .where(where => where.and(memberConditions(where, filter, view)))
        .executeTakeFirst(),
    ),
  )
  return rows.map(row => row !== undefined)
}

/** A card of a member in the list, with its value in minor units. */
export interface ListedCard {
  customerId: number
  cardId: string
  cardNo: string
  levelId: string
  program: CardProgram
  value: number
}

const CARDS = {
  name: 'member_list_cards',
  text: `select m.customer_id as "customerId", m.card_id as "cardId", m.card_no as "cardNo", m.card_level_id as "levelId", p.terms as program,
      coalesce((select sum(b.balance) from ledger_balance b where b.corporation_id = m.corporation_id
        and b.account = any(array['card:' || m.card_id || ':paid', 'card:' || m.card_id || ':given'])), 0)::bigint as value
    from member_card m join card_program p
      on p.corporation_id = m.corporation_id and p.card_program_id = m.card_program_id
    where m.corporation_id = $1 and m.customer_id = any($2::bigint[]) order by m.opened_at, m.card_id`,
}
const SPENT = {
  name: 'member_list_spent',
  text: `select customer_id as "customerId", currency, spent as amount, visits from member_spend
    where corporation_id = $1 and customer_id = any($2::bigint[]) order by spent desc`,
}
const POINTS = {
  name: 'member_list_points',
  text: 'select account, balance from ledger_balance where corporation_id = $1 and account = any($2::text[])',
}

/** What members of a page hold and have spent. */
export async function holdingsOfMembers(db: Queries, corporationId: number, customerIds: readonly number[]) {
  const points = customerIds.map(account.points)
  const [cards, spent, balances] = await Promise.all([
    db.query<ListedCard>(CARDS, [corporationId, customerIds]),
    db.query<{ customerId: number; currency: string; amount: number; visits: number }>(SPENT, [
      corporationId,
      customerIds,
    ]),
    db.query<{ account: string; balance: number }>(POINTS, [corporationId, points]),
  ])
  return { cards: cards.rows, spent: spent.rows, points: new Map(balances.rows.map(row => [row.account, row.balance])) }
}
