import type { memberFilter } from '@comanda/contract/member'
import { typedCardNo } from '@comanda/domain/giftcard'
import { addDays, instantOf } from '@comanda/domain/store'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'

export type MemberFilter = z.output<typeof memberFilter>

/** The tables a filter reads, with the columns it reads. They are of several modules, which is why this stands here. */
export interface FilterTables {
  customer: {
    corporation_id: number
    customer_id: number
    nick: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    birthday: string | null
    is_member: boolean
    closed_at: Date | null
    created_at: Date
    last_visit_at: Date
    visits: number
    marketing: boolean
    tags: string[]
    language: string
    favourite_shop_id: number | null
  }
}
type Where = ExpressionBuilder<FilterTables, 'customer'>

/** Who filters: whether names and contacts may be seen, and in which time zone days are meant. */
export interface FilterView {
  fullNames: boolean
  timeZone: string
  /** The day there (YYYY-MM-DD). */
  today: string
  /** Only members who visited one of these stores; absent for the whole brand. */
  shopIds?: readonly number[]
}

const CARD_NO = /^\d{16}$/
const MAX_WORDS = 5
const literal = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`)

const named = (word: string): Expression<SqlBool> => {
  const start = `${literal(word.toLowerCase())}%`
  return sql<SqlBool>`(lower(nick) like ${start} or lower(first_name) like ${start} or lower(last_name) like ${start})`
}

/** Matches names, a contact or the number of a card. Without the right to names only a whole contact or number does. A4 */
function matches({ and, eb }: Where, text: string, { fullNames }: FilterView): Expression<SqlBool> {
  const cardNo = typedCardNo(text)
  if (CARD_NO.test(cardNo))
    return sql<SqlBool>`customer_id in (select customer_id from member_card m
      where m.corporation_id = customer.corporation_id and m.card_no = ${cardNo})`
  if (text.includes('@')) {
    const email = text.toLowerCase()
    return fullNames ? eb('email', 'like', `${literal(email)}%`) : eb('email', '=', email)
  }
  const digits = text.replaceAll(/\D/g, '')
  if (/^[\d+ ()./-]+$/.test(text) && digits.length >= 4) {
    if (!fullNames) return eb('phone', '=', `+${digits}`)
    // A number as dialled in its country begins with a zero that the stored one does not have.
    const end = [...digits.replace(/^0+/, '')].toReversed().join('')
    return sql<SqlBool>`reverse(phone) like ${`${end}%`}`
  }
  if (!fullNames) return eb.lit(false)
  return and(text.split(/\s+/).slice(0, MAX_WORDS).map(named))
}

interface Between {
  least?: number | undefined
  most?: number | undefined
}

/**
 * A sum of each member within a range. It is a table of sums by member, not a sum of one member, so that the database can sum those of
 * one member or of all at once, whichever reads less. A member without a row has zero.
 */
function summed(sums: Expression<unknown>, range: Between): Expression<SqlBool>[] {
  const [low, high] = [range.least ?? Number.MIN_SAFE_INTEGER, range.most ?? Number.MAX_SAFE_INTEGER]
  const own = sql`select from (${sums}) s where s.corporation_id = customer.corporation_id and s.customer_id = customer.customer_id`
  return low <= 0 && high >= 0
    ? [sql<SqlBool>`not exists (${own} and (s.amount < ${low} or s.amount > ${high}))`]
    : [sql<SqlBool>`exists (${own} and s.amount between ${low} and ${high})`]
}

/** Spent in all time by the stored sums, in a period by its orders. */
function spent({ currencyCode, from, until, ...range }: NonNullable<MemberFilter['spend']>): Expression<SqlBool>[] {
  if (from === undefined && until === undefined)
    return summed(
      sql`select corporation_id, customer_id, spent as amount from member_spend where currency = ${currencyCode}`,
      range,
    )
  const days = sql`${from ? sql`and v.day >= ${from}::date` : sql``} ${until ? sql`and v.day <= ${until}::date` : sql``}`
  const sums = sql`select v.corporation_id, v.customer_id, sum(v.spent) as amount from member_visit v
    where v.currency = ${currencyCode} ${days} group by 1, 2`
  return summed(sums, range)
}

function valued({ currencyCode, ...range }: NonNullable<MemberFilter['value']>): Expression<SqlBool>[] {
  const sums = sql`select m.corporation_id, m.customer_id, sum(b.balance) as amount from member_card m
    cross join (values (':paid'), (':given')) part (name) join ledger_balance b on b.corporation_id = m.corporation_id
      and b.account = 'card:' || m.card_id || part.name and b.currency = ${currencyCode} group by 1, 2`
  return summed(sums, range)
}

/** The balance of points, stored with each posting. */
function pointed(range: Between): Expression<SqlBool>[] {
  const [low, high] = [range.least ?? Number.MIN_SAFE_INTEGER, range.most ?? Number.MAX_SAFE_INTEGER]
  const own = sql`select from ledger_balance b where b.corporation_id = customer.corporation_id
    and b.account = 'points:' || customer.customer_id`
  return low <= 0 && high >= 0
    ? [sql<SqlBool>`not exists (${own} and (b.balance < ${low} or b.balance > ${high}))`]
    : [sql<SqlBool>`exists (${own} and b.balance between ${low} and ${high})`]
}

/** Has a card of the program, of one of the levels. */
function carded({ cardProgramId, levelIds }: MemberFilter): Expression<SqlBool>[] {
  if (cardProgramId === undefined && levelIds === undefined) return []
  const program = cardProgramId === undefined ? sql`` : sql`and m.card_program_id = ${cardProgramId}`
  const levels = levelIds === undefined ? sql`` : sql`and m.card_level_id = any(${levelIds}::text[])`
  return [
    sql<SqlBool>`exists (select from member_card m where m.corporation_id = customer.corporation_id
      and m.customer_id = customer.customer_id ${program} ${levels})`,
  ]
}

/** The time of a column on these days of the store, both included. */
const onDays = (column: 'created_at' | 'last_visit_at', zone: string, from?: string, until?: string) => [
  ...(from ? [sql<SqlBool>`${sql.ref(column)} >= ${new Date(instantOf(from, 0, zone))}`] : []),
  ...(until ? [sql<SqlBool>`${sql.ref(column)} < ${new Date(instantOf(addDays(until, 1), 0, zone))}`] : []),
]

function ofPerson(where: Where, filter: MemberFilter, view: FilterView): Expression<SqlBool>[] {
  const { text = '', birthdayMonth, marketing, tags, language } = filter
  return [
    ...(language === undefined ? [] : [where('language', '=', language)]),
    ...(text === '' ? [] : [matches(where, text, view)]),
    ...(birthdayMonth === undefined ? [] : [sql<SqlBool>`extract(month from birthday) = ${birthdayMonth}`]),
    ...(marketing === undefined ? [] : [where('marketing', '=', marketing)]),
    ...(tags && tags.length > 0 ? [sql<SqlBool>`tags @> ${tags}::text[]`] : []),
  ]
}

/** Has visited one of the stores. */
const visitedOneOf = (shopIds: readonly number[]): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from member_visit v where v.corporation_id = customer.corporation_id
    and v.customer_id = customer.customer_id and v.shop_id = any(${[...shopIds]}::bigint[]))`

function ofVisits(where: Where, filter: MemberFilter): Expression<SqlBool>[] {
  const { visits: { least, most } = {}, visitedShopId, favouriteShopId, spend } = filter
  return [
    ...(least === undefined ? [] : [where('visits', '>=', least)]),
    ...(most === undefined ? [] : [where('visits', '<=', most)]),
    ...(favouriteShopId === undefined ? [] : [where('favourite_shop_id', '=', favouriteShopId)]),
    ...(visitedShopId === undefined ? [] : [visitedOneOf([visitedShopId])]),
    ...(spend ? spent(spend) : []),
  ]
}

/** Conditions on the last days, today included. */
function recently(filter: MemberFilter, { timeZone, today }: FilterView): Expression<SqlBool>[] {
  const { joinedWithinDays, visitedWithinDays, notVisitedForDays } = filter
  const start = (days: number): string => addDays(today, 1 - days)
  return [
    ...(joinedWithinDays === undefined ? [] : onDays('created_at', timeZone, start(joinedWithinDays))),
    ...(visitedWithinDays === undefined ? [] : onDays('last_visit_at', timeZone, start(visitedWithinDays))),
    ...(notVisitedForDays === undefined
      ? []
      : onDays('last_visit_at', timeZone, undefined, addDays(today, -notVisitedForDays))),
  ]
}

/** The conditions of a filter on a row of `customer`. CARD-11 */
export function memberConditions(where: Where, filter: MemberFilter, view: FilterView): Expression<SqlBool>[] {
  const { joinedFrom, joinedUntil, lastVisitFrom, lastVisitUntil, value, points } = filter
  const { timeZone, shopIds } = view
  return [
    ...(shopIds ? [visitedOneOf(shopIds)] : []),
    where('is_member', '=', true),
    where('closed_at', 'is', null),
    ...ofPerson(where, filter, view),
    ...onDays('created_at', timeZone, joinedFrom, joinedUntil),
    // A member without a visit has none on any day.
    ...(lastVisitUntil ? [where('visits', '>', 0)] : []),
    ...onDays('last_visit_at', timeZone, lastVisitFrom, lastVisitUntil),
    ...carded(filter),
    ...ofVisits(where, filter),
    ...recently(filter, view),
    ...(value ? valued(value) : []),
    ...(points ? pointed(points) : []),
  ]
}
