import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { refuse } from '@comanda/contract/core'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../platform/ids.ts'
import type { CouponDeps } from './deps.ts'
import { datesFit } from './give-by-staff.ts'
import { CODE_SIGNS, templateOf } from './queries.ts'

const JOB = 'coupon.gift'
/** Members of one transaction. */
const BATCH = 500

interface GiftJob {
  corporationId: number
  giftId: string
}
interface Gift {
  couponTemplateId: string
  segmentId: string
  beginDate: string
  endDate: string
  last: number
}

const INSERT = {
  name: 'coupon_gift_insert',
  text: `insert into coupon_gift (corporation_id, gift_id, coupon_template_id, segment_id, begin_date, end_date, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
}
const LOCK = {
  name: 'coupon_gift_lock',
  text: `select coupon_template_id as "couponTemplateId", segment_id as "segmentId", last_customer_id as last,
      to_char(begin_date, 'YYYY-MM-DD') as "beginDate", to_char(end_date, 'YYYY-MM-DD') as "endDate"
    from coupon_gift where corporation_id = $1 and gift_id = $2 and done_at is null for update`,
}
const STEP = {
  name: 'coupon_gift_step',
  text: `update coupon_gift set given = given + $3, last_customer_id = $4, done_at = $5
    where corporation_id = $1 and gift_id = $2`,
}
/** A coupon for each owner, with the terms of now. */
const GIVE = {
  name: 'coupon_give_many',
  text: `insert into coupon
      (corporation_id, coupon_code, coupon_template_id, terms_version, owner, begin_date, end_date, order_id, given_at,
        changed_at, source)
    select $1, g.code, t.coupon_template_id, t.version, g.owner, $4, $5, null, $6, $6, $7
    from coupon_template t cross join unnest($2::text[], $3::text[]) g (code, owner)
    where t.corporation_id = $1 and t.coupon_template_id = $8`,
}

/** Gives the coupon to the next members of the segment; each member is passed once, since the place and the coupons are stored together. */
async function giveNext(tx: Tx, deps: CouponDeps, { corporationId, giftId }: GiftJob): Promise<void> {
  const gift = (await tx.query<Gift>(LOCK, [corporationId, giftId])).rows[0]
  if (!gift) return
  const { segmentId, couponTemplateId, beginDate, endDate, last } = gift
  const members = await deps.membersOfSegment(tx, corporationId, { segmentId, after: last, most: BATCH })
  const at = new Date(deps.clock())
  const codes = members.map(() => readableId(CODE_SIGNS))
  const owners = members.map(customerId => `c:${customerId}`)
  if (members.length > 0)
    await tx.query(GIVE, [corporationId, codes, owners, beginDate, endDate, at, giftId, couponTemplateId])
  const done = members.length < BATCH
  await tx.query(STEP, [corporationId, giftId, members.length, members.at(-1) ?? last, done ? at : null])
  if (!done) await deps.jobs.enqueue(tx, JOB, { corporationId, giftId })
}

/** Gives every member of a segment a coupon, by a job. CARD-16, L2 */
export function giveCouponToSegment(deps: CouponDeps): Handler<typeof calls.giveCouponToSegment> {
  deps.jobs.work<GiftJob>(JOB, job => deps.db.inTx(tx => giveNext(tx, deps, job)))
  return change(calls.giveCouponToSegment, deps, async (tx, caller, input) => {
    const { corporationId } = caller
    const { segmentId, couponTemplateId, beginDate, endDate, reason } = input
    if (!datesFit(input, deps.clock())) return refuse('couponDatesUnfit', { field: 'endDate' })
    if (!(await templateOf(tx, corporationId, couponTemplateId)))
      return refuse('notFound', { field: 'couponTemplateId' })
    const members = await deps.countOfSegment(tx, corporationId, segmentId)
    if (members === undefined) return refuse('notFound', { field: 'segmentId' })
    if (members === 0) return refuse('segmentEmpty', { field: 'segmentId' })
    const giftId = uuidv7(deps.clock)
    const at = new Date(deps.clock())
    await tx.query(INSERT, [corporationId, giftId, couponTemplateId, segmentId, beginDate, endDate, at])
    await deps.jobs.enqueue(tx, JOB, { corporationId, giftId })
    const { staffId, name } = caller.session.staff
    await writeAuditLine(tx, {
      corporationId,
      shopId: caller.shop.shopId,
      what: 'coupon.givenToSegment',
      subject: segmentId,
      by: { id: staffId, name },
      after: { couponTemplateId, members, beginDate, endDate },
      cause: reason,
      at,
    })
    return { members }
  })
}
