import { createHash } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import { coupon as calls } from '@comanda/contract/coupon'
import { couponState, type DatesNow } from '@comanda/domain/coupon'
import { typedAuthCode, typedCardNo } from '@comanda/domain/giftcard'
import { addDays, localTime } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import { mayTryCode } from '../../platform/limits.ts'
import type { CouponDeps } from './deps.ts'
import { templateShown } from './present.ts'
import { couponsByCodes, giveCoupon } from './queries.ts'
import type { CouponTables } from './tables.ts'

/** Sixteen characters of five bits: 80 random bits. S8 */
const CODE_SIGNS = 16
/** Days are counted in the last time zone, so that no zone loses one. T1 */
const LAST_ZONE = 'Etc/GMT+12'
const FIRST_ZONE = 'Etc/GMT-14'

/** The dates at `now` (epoch ms) where the day is oldest and newest. T1 */
export const datesAnywhere = (now: number): DatesNow => ({
  earliest: localTime(now, LAST_ZONE).date,
  latest: localTime(now, FIRST_ZONE).date,
})

/** The stored digest of a voucher's code: 80 random bits need no slow hash. */
export const voucherDigest = (couponCode: string): string => createHash('sha256').update(couponCode).digest('base64url')

/** A batch of codes; it must be on, and its days include today somewhere. */
const BATCH = {
  name: 'coupon_code_batch_open',
  text: `select batch_id, coupon_template_id, valid_days, taken < most as free from coupon_code_batch
    where corporation_id = $1 and (batch_id = $2 or public_code = $3) and enabled and start_date <= $4 and end_date >= $5
    for update`,
}

interface OpenBatch {
  batch_id: string
  coupon_template_id: string
  valid_days: number
  free: boolean
}

async function openBatch(tx: Tx, corporationId: number, by: { batchId?: string; publicCode?: string }, now: number) {
  const { earliest, latest } = datesAnywhere(now)
  const values = [corporationId, by.batchId ?? null, by.publicCode ?? null, latest, earliest]
  return (await tx.query<OpenBatch>(BATCH, values)).rows[0]
}

/** A voucher that has neither expired nor been redeemed by another person, locked. */
async function lockVoucher(tx: Tx, caller: Guest, couponCode: string, now: number) {
  const row = await tx
    .withTables<CouponTables>()
    .selectFrom('coupon_voucher')
    .selectAll()
    .where('corporation_id', '=', caller.corporationId)
    .where('code_digest', '=', voucherDigest(couponCode))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  if (row.taken_by !== null) return row.taken_by === caller.session.owner ? row : undefined
  if (row.take_before.getTime() <= now) return undefined
  const isOpen = !row.batch_id || (await openBatch(tx, caller.corporationId, { batchId: row.batch_id }, now))
  return isOpen ? row : undefined
}

type Voucher = NonNullable<Awaited<ReturnType<typeof lockVoucher>>>

/** Gives a coupon of a template to the caller, valid from today for so many days. */
async function give(tx: Tx, caller: Guest, couponTemplateId: string, validDays: number, at: Date): Promise<string> {
  const couponCode = readableId(CODE_SIGNS)
  const beginDate = localTime(at.getTime(), LAST_ZONE).date
  await giveCoupon(tx, {
    corporationId: caller.corporationId,
    couponCode,
    couponTemplateId,
    owner: caller.session.owner,
    beginDate,
    endDate: addDays(beginDate, validDays),
    now: at,
  })
  return couponCode
}

/** The coupon of a code, and whether the caller has it by this request. */
interface Taken {
  couponCode: string
  isNew: boolean
}

/** Gives the coupon of a locked voucher to the caller. */
async function takeVoucher(tx: Tx, caller: Guest, voucher: Voucher, at: Date): Promise<Taken> {
  if (voucher.coupon_code !== null) return { couponCode: voucher.coupon_code, isNew: false }
  const couponCode = await give(tx, caller, voucher.coupon_template_id, voucher.valid_days, at)
  await tx
    .withTables<CouponTables>()
    .updateTable('coupon_voucher')
    .set({ taken_by: caller.session.owner, coupon_code: couponCode })
    .where('corporation_id', '=', caller.corporationId)
    .where('code_digest', '=', voucher.code_digest)
    .execute()
  return { couponCode, isNew: true }
}

const PUBLIC_CODE = /^[A-Z0-9]{4,24}$/

const TAKEN = {
  name: 'coupon_public_taken',
  text: `select t.coupon_code from coupon_public_take t join coupon_code_batch b
      on b.corporation_id = t.corporation_id and b.batch_id = t.batch_id
    where t.corporation_id = $1 and b.public_code = $2 and t.owner = $3`,
}
const COUNT = {
  name: 'coupon_public_count',
  text: 'update coupon_code_batch set taken = taken + 1 where corporation_id = $1 and batch_id = $2',
}

/** Gives the coupon of a public code to the caller: once each, while there are any. Undefined: no such code is open. */
async function takePublic(tx: Tx, caller: Guest, typed: string, at: Date): Promise<Taken | undefined> {
  const { corporationId } = caller
  const { owner } = caller.session
  // A voucher's alphabet has neither O nor L; the letters of a public code are those the brand chose.
  const publicCode = typedCardNo(typed).toUpperCase()
  if (!PUBLIC_CODE.test(publicCode)) return undefined
  // The batch is locked first: the same person's requests wait for each other.
  const batch = await openBatch(tx, corporationId, { publicCode }, at.getTime())
  const before = await tx.query<{ coupon_code: string }>(TAKEN, [corporationId, publicCode, owner])
  if (before.rows[0]) return { couponCode: before.rows[0].coupon_code, isNew: false }
  if (!batch?.free) return undefined
  const couponCode = await give(tx, caller, batch.coupon_template_id, batch.valid_days, at)
  await tx.query(COUNT, [corporationId, batch.batch_id])
  await tx
    .withTables<CouponTables>()
    .insertInto('coupon_public_take')
    .values({ corporation_id: corporationId, batch_id: batch.batch_id, owner, coupon_code: couponCode, taken_at: at })
    .execute()
  return { couponCode, isNew: true }
}

/** Adds the coupon of a voucher's or a public code to the caller's wallet: once, for one person; repeated by that person it stays the same. S8, S9 */
export const redeemVoucher = (deps: CouponDeps): Handler<typeof calls.redeem> =>
  changeInSteps(calls.redeem, deps, {
    prepare: async caller => (await mayTryCode(deps.takeLimit, caller)) || refuse('tooMany'),
    async work(tx, caller, input) {
      const now = new Date(deps.clock())
      const voucher = await lockVoucher(tx, caller, typedAuthCode(input.couponCode), now.getTime())
      const taken = voucher
        ? await takeVoucher(tx, caller, voucher, now)
        : await takePublic(tx, caller, input.couponCode, now)
      return taken ?? refuse('couponCodeWrong')
    },
    async answer({ corporationId }, _input, taken) {
      const [coupon] = await couponsByCodes(deps.db, corporationId, [taken.couponCode])
      if (!coupon) return refuse('couponCodeWrong')
      const { couponCode, beginDate, endDate, template } = coupon
      const state = couponState(coupon, datesAnywhere(deps.clock()))
      const shops = await deps.shopsOf(corporationId)
      return { couponCode, beginDate, endDate, state, template: templateShown(template, shops), isNew: taken.isNew }
    },
  })
