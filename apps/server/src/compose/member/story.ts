import { inLanguage, type Currency, money } from '@comanda/domain/money'
import { maskedNumber } from '@comanda/domain/member'
import { account, entriesOf } from '../../ledger/index.ts'
import type { MemberDeps } from '../../modules/member/deps.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Modules } from '../registry/modules.ts'

type Story = Awaited<ReturnType<MemberDeps['storyOf']>>
interface At {
  corporationId: number
  customerId: number
  language: string
  currencies: readonly Currency[]
  /** Orders and bookings of these stores alone. */
  shopIds?: readonly number[]
}

const LATEST = 20

const FAVOURITES = {
  name: 'member_favourites',
  text: `select line ->> 'foodId' as "foodId", (array_agg(line ->> 'displayName' order by o.created_at desc))[1] as name,
      sum((line ->> 'quantity')::int)::int as count
    from (
      select lines, created_at from customer_order where corporation_id = $1 and owner = $2
        and (pay_state in ('paid', 'partRefunded') or (state = 'completed' and pay_state = 'unpaid'))
      order by order_id desc limit 200
    ) o cross join json_array_elements(o.lines) line
    group by 1 order by 3 desc, 1 limit 6`,
}
const ORDERS = {
  name: 'member_orders',
  text: `select order_id as "orderId", shop_id as "shopId", details -> 'shop' -> 'shopName' as "shopName", created_at as at, total,
      totals -> 'currency' as currency, state
    from customer_order where corporation_id = $1 and owner = $2 and state <> 'awaitingPayment'
      and ($3::bigint[] is null or shop_id = any($3))
    order by order_id desc limit ${LATEST}`,
}
const BOOKINGS = {
  name: 'member_bookings',
  text: `select booking_id as "bookingId", shop_id as "shopId", starts_at as "startsAt", party_size as "partySize", state
    from booking where corporation_id = $1 and owner = $2
      and ($3::bigint[] is null or shop_id = any($3)) order by starts_at desc, booking_id limit ${LATEST}`,
}

interface OrderOf {
  orderId: string
  shopId: number
  shopName: Readonly<Record<string, string>>
  at: Date
  total: number
  currency: Currency
  state: string
}

async function ordersOf(
  db: Queries,
  { corporationId, language, shopIds }: At,
  owner: string,
): Promise<Story['orders']> {
  const { rows } = await db.query<OrderOf>(ORDERS, [corporationId, owner, shopIds ?? null])
  return rows.map(({ shopName, at, total, ...row }) => ({
    ...row,
    shopName: inLanguage(shopName, language),
    at: at.toISOString(),
    total: money(total),
  }))
}

/** The latest changes of points and stored value. */
async function postingsOf(modules: Modules, db: Queries, at: At): Promise<Story['postings']> {
  const { corporationId, customerId, language, currencies } = at
  const cards = await modules.card.forStaff(db, { corporationId, customerId, language, now: 0 })
  const accounts = cards.flatMap(({ cardId }) => [account.cardPaid(cardId), account.cardGiven(cardId)])
  const entries = await entriesOf(db, corporationId, [...accounts, account.points(customerId)], { limit: LATEST })
  return entries.map(({ kind, amount, currencyCode, reference, at: when }) => {
    const currency = currencies.find(one => one.currencyCode === currencyCode)
    return {
      kind,
      amount,
      ...(currency && { currency }),
      ...(reference !== null && { reference }),
      at: when.toISOString(),
    }
  })
}

async function bookingsOf(modules: Modules, db: Queries, { corporationId, language, shopIds }: At, owner: string) {
  const { rows } = await db.query<
    Omit<Story['bookings'][number], 'startsAt' | 'shopName'> & { shopId: number; startsAt: Date }
  >(BOOKINGS, [corporationId, owner, shopIds ?? null])
  const shops = await modules.store.shopsOf(corporationId)
  return rows.map(({ shopId, startsAt, ...row }) => ({
    ...row,
    shopName: inLanguage(shops.find(shop => shop.shopId === shopId)?.shopName ?? {}, language),
    startsAt: startsAt.toISOString(),
  }))
}

/** What a member ordered, booked and holds. It reads tables of several modules, and therefore stands here. CARD-12 */
export async function memberStory(modules: Modules, db: Queries, at: At, now: number): Promise<Story> {
  const { corporationId, customerId, language } = at
  const owner = `c:${customerId}` as const
  const [favourites, orders, postings, coupons, giftCards, bookings] = await Promise.all([
    db.query<Story['favourites'][number]>(FAVOURITES, [corporationId, owner]),
    ordersOf(db, at, owner),
    postingsOf(modules, db, at),
    modules.coupon.heldBy(db, corporationId, owner),
    modules.giftcard.forStaff(db, corporationId, customerId, now),
    bookingsOf(modules, db, at, owner),
  ])
  return {
    favourites: favourites.rows,
    orders,
    postings,
    coupons: coupons.map(({ template, beginDate, endDate, used }) => ({
      name: inLanguage(template.name, language),
      beginDate,
      endDate,
      used,
    })),
    giftCards: giftCards.map(({ cardNo, balance, currency }) => ({
      cardNo: maskedNumber(cardNo),
      balance: money(balance),
      currency,
    })),
    bookings,
  }
}

const TAGS = {
  name: 'member_tags',
  text: `select tag from customer, unnest(tags) tag where corporation_id = $1 and is_member and tags <> '{}'
    group by 1 order by count(*) desc, 1 limit 50`,
}

export const tagsOfMembers = async (db: Queries, corporationId: number): Promise<string[]> =>
  (await db.query<{ tag: string }>(TAGS, [corporationId])).rows.map(row => row.tag)
