import type { Coupon, CouponTemplate } from '@comanda/domain/coupon'
import type { LocalizedText } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'

/** Sixteen signs of 32: 80 random bits. S8 */
export const CODE_SIGNS = 16

interface Row {
  coupon_code: string
  owner: string
  begin_date: string
  end_date: string
  used: boolean
  terms: CouponTemplate
}

/** A coupon and its owner. */
export interface OwnedCoupon extends Coupon {
  owner: string
}

const SELECT = `select c.coupon_code, c.owner, to_char(c.begin_date, 'YYYY-MM-DD') as begin_date,
    to_char(c.end_date, 'YYYY-MM-DD') as end_date, c.order_id is not null as used, coalesce(o.terms, t.terms) as terms
  from coupon c join coupon_template t
    on t.corporation_id = c.corporation_id and t.coupon_template_id = c.coupon_template_id
  left join coupon_terms o on o.corporation_id = c.corporation_id
    and o.coupon_template_id = c.coupon_template_id and o.version = c.terms_version
  where c.corporation_id = $1`

const BY_CODES = { name: 'coupon_by_codes', text: `${SELECT} and c.coupon_code = any($2)` }
const BY_OWNER = {
  name: 'coupon_by_owner',
  // The last ones, if there are very many: long expired coupons never hide usable ones.
  text: `select * from (${SELECT} and c.owner = $2 order by c.end_date desc, c.coupon_code desc limit 500) as latest
    order by end_date, coupon_code`,
}

const asCoupon = ({ coupon_code, owner, begin_date, end_date, used, terms }: Row): OwnedCoupon => ({
  couponCode: coupon_code,
  owner,
  template: terms,
  beginDate: begin_date,
  endDate: end_date,
  used,
})

/** Coupons of these codes, of any owner: the caller checks the owner. */
export const couponsByCodes = async (db: Queries, corporationId: number, codes: readonly string[]) =>
  (await db.query<Row>(BY_CODES, [corporationId, codes])).rows.map(asCoupon)

/** A person's coupons, those that expire first at the front. */
export const couponsOfOwner = async (db: Queries, corporationId: number, owner: string) =>
  (await db.query<Row>(BY_OWNER, [corporationId, owner])).rows.map(asCoupon)

const TEMPLATE = {
  name: 'coupon_template',
  text: 'select terms from coupon_template where corporation_id = $1 and coupon_template_id = $2',
}

export const templateOf = async (db: Queries, corporationId: number, couponTemplateId: string) =>
  (await db.query<{ terms: CouponTemplate }>(TEMPLATE, [corporationId, couponTemplateId])).rows[0]?.terms

const TEMPLATES = {
  name: 'coupon_templates',
  text: 'select terms from coupon_template where corporation_id = $1 order by created_at, coupon_template_id',
}

/** All kinds of coupons of a brand. */
export const templatesOf = async (db: Queries, corporationId: number): Promise<CouponTemplate[]> =>
  (await db.query<{ terms: CouponTemplate }>(TEMPLATES, [corporationId])).rows.map(row => row.terms)

const TAKE = {
  name: 'coupon_take',
  text: `update coupon set order_id = $4, changed_at = $5
    where corporation_id = $1 and coupon_code = $2 and owner = $3 and order_id is null`,
}
const RETURN = {
  name: 'coupon_return',
  text: `update coupon set order_id = null, changed_at = $4
    where corporation_id = $1 and coupon_code = $2 and order_id = $3`,
}
const NOTE = {
  name: 'coupon_note',
  text: 'insert into coupon_use (corporation_id, coupon_code, order_id, kind, at) values ($1, $2, $3, $4, $5)',
}

export interface Use {
  corporationId: number
  couponCode: string
  orderId: string
  now: Date
}

/** Uses a coupon for an order; false if it was used already or is another person's. S6 */
export async function takeCoupon(tx: Tx, { corporationId, couponCode, orderId, now }: Use, owner: string) {
  const { count } = await tx.query(TAKE, [corporationId, couponCode, owner, orderId, now])
  if (count === 0) return false
  await tx.query(NOTE, [corporationId, couponCode, orderId, 'taken', now])
  return true
}

/** Returns a coupon that this order used; does nothing if it was returned already. S6 */
export async function returnCoupon(tx: Tx, { corporationId, couponCode, orderId, now }: Use): Promise<void> {
  const { count } = await tx.query(RETURN, [corporationId, couponCode, orderId, now])
  if (count > 0) await tx.query(NOTE, [corporationId, couponCode, orderId, 'returned', now])
}

const GIVE = {
  name: 'coupon_give',
  text: `insert into coupon
      (corporation_id, coupon_code, coupon_template_id, terms_version, owner, begin_date, end_date, order_id, given_at,
        changed_at, source)
    select $1, $2, coupon_template_id, version, $4, $5, $6, null, $7, $7, $8 from coupon_template
    where corporation_id = $1 and coupon_template_id = $3`,
}

/** One coupon to give; dates are YYYY-MM-DD, both included. */
export interface CouponGrant {
  corporationId: number
  couponCode: string
  couponTemplateId: string
  owner: string
  beginDate: string
  endDate: string
  now: Date
  /** The campaign it comes from. */
  source?: string
}

/** Gives a coupon of a template; does nothing if there is no such template. */
export const giveCoupon = (tx: Tx, given: CouponGrant) =>
  tx.query(GIVE, [
    given.corporationId,
    given.couponCode,
    given.couponTemplateId,
    given.owner,
    given.beginDate,
    given.endDate,
    given.now,
    given.source ?? null,
  ])

const END = {
  name: 'coupon_end',
  text: `with last as (
      select coupon_code from coupon where corporation_id = $1 and owner = $2 and coupon_template_id = $3
        and order_id is null and end_date >= $5::date - 1 and ($7::text is null or source = $7)
      order by given_at desc, coupon_code limit $4 for update
    )
    update coupon set begin_date = least(begin_date, $5::date - 2), end_date = $5::date - 2, changed_at = $6
    where corporation_id = $1 and order_id is null and coupon_code in (select coupon_code from last)`,
}

/** Ends so many of a person's unused coupons of a template, the newest first: they count as expired everywhere. */
export const endCoupons = (
  tx: Tx,
  input: { corporationId: number; owner: string; couponTemplateId: string; count: number; now: Date; source?: string },
) => {
  const { corporationId, owner, couponTemplateId, count, now, source = null } = input
  return tx.query(END, [corporationId, owner, couponTemplateId, count, now.toISOString().slice(0, 10), now, source])
}

const USES = {
  name: 'coupon_uses_of_source',
  text: `select count(*)::int as given, coalesce(array_agg(order_id) filter (where order_id is not null), '{}') as "orderIds"
    from coupon where corporation_id = $1 and source = $2`,
}

/** The coupons a campaign gave: their number, and the orders that used one. */
export async function usesOf(db: Queries, corporationId: number, source: string) {
  const { rows } = await db.query<{ given: number; orderIds: string[] }>(USES, [corporationId, source])
  return rows[0] ?? { given: 0, orderIds: [] }
}

const USED_ON = {
  name: 'coupons_used_on_orders',
  text: `select c.order_id as "orderId", c.coupon_code as code, c.coupon_template_id as id, t.terms -> 'name' as name
    from coupon c join coupon_template t
      on t.corporation_id = c.corporation_id and t.coupon_template_id = c.coupon_template_id
    where c.corporation_id = $1 and c.order_id = any($2::uuid[]) order by c.coupon_code`,
}

/** The coupons that orders used, with their kinds. */
export const couponsUsedOn = async (db: Queries, corporationId: number, orderIds: readonly string[]) =>
  (
    await db.query<{ orderId: string; code: string; id: string; name: LocalizedText }>(USED_ON, [
      corporationId,
      orderIds,
    ])
  ).rows
