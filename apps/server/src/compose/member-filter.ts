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
  }
}
type Where = ExpressionBuilder<FilterTables, 'customer'>

/** Who filters: whether names and contacts may be seen, and in which time zone days are meant. */
export interface FilterView {
  fullNames: boolean
  timeZone: string
  /** Only members who visited one of these stores; absent for the whole brand. */
  shopIds?: readonly number[]
}

const CARD_NO = /^\d{16}$/
const MOST_WORDS = 5
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
  return and(text.split(/\s+/).slice(0, MOST_WORDS).map(named))
}

interface Between {
  least?: number | undefined
  most?: number | undefined
}

/** An amount of SQL that is at least and at most so much. */
const within = (amount: Expression<unknown>, { least, most }: Between): Expression<SqlBool>[] => [
  ...(least === undefined ? [] : [sql<SqlBool>`${amount} >= ${least}`]),
  ...(most === undefined ? [] : [sql<SqlBool>`${amount} <= ${most}`]),
]

function spent({ currencyCode, from, until, ...range }: NonNullable<MemberFilter['spend']>): Expression<SqlBool>[] {
  const days = sql`${from ? sql`and v.day >= ${from}::date` : sql``} ${until ? sql`and v.day <= ${until}::date` : sql``}`
  const sum = sql`(select coalesce(sum(v.spent), 0) from member_visit v where v.corporation_id = customer.corporation_id
    and v.customer_id = customer.customer_id and v.currency = ${currencyCode} ${days})`
  return within(sum, range)
}

function valued({ currencyCode, ...range }: NonNullable<MemberFilter['value']>): Expression<SqlBool>[] {
  const sum = sql`(select coalesce(sum(b.balance), 0) from member_card m join ledger_balance b
    on b.corporation_id = m.corporation_id and b.currency = ${currencyCode}
      and b.account = any(array['card:' || m.card_id || ':paid', 'card:' || m.card_id || ':given'])
    where m.corporation_id = customer.corporation_id and m.customer_id = customer.customer_id)`
  return within(sum, range)
}

function pointed(range: Between): Expression<SqlBool>[] {
  const sum = sql`coalesce((select b.balance from ledger_balance b where b.corporation_id = customer.corporation_id
    and b.account = 'points:' || customer.customer_id), 0)`
  return within(sum, range)
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
  const { text = '', birthdayMonth, marketing, tags } = filter
  return [
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

function ofVisits({ visits, visitedShopId, spend }: MemberFilter): Expression<SqlBool>[] {
  return [
    ...(visits ? within(sql.ref('visits'), visits) : []),
    ...(visitedShopId === undefined ? [] : [visitedOneOf([visitedShopId])]),
    ...(spend ? spent(spend) : []),
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
    ...ofVisits(filter),
    ...(value ? valued(value) : []),
    ...(points ? pointed(points) : []),
  ]
}
