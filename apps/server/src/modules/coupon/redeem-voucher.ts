import { createHash } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import { coupon as calls } from '@comanda/contract/coupon'
import { couponState, type DatesNow } from '@comanda/domain/coupon'
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
  return row.take_before.getTime() > now ? row : undefined
}

type Voucher = NonNullable<Awaited<ReturnType<typeof lockVoucher>>>

/** Gives the coupon of a locked voucher to the caller. */
async function give(tx: Tx, caller: Guest, voucher: Voucher, at: Date): Promise<string> {
  const couponCode = readableId(CODE_SIGNS)
  const beginDate = localTime(at.getTime(), LAST_ZONE).date
  await giveCoupon(tx, {
    corporationId: caller.corporationId,
    couponCode,
    couponTemplateId: voucher.coupon_template_id,
    owner: caller.session.owner,
    beginDate,
    endDate: addDays(beginDate, voucher.valid_days),
    now: at,
  })
  await tx
    .withTables<CouponTables>()
    .updateTable('coupon_voucher')
    .set({ taken_by: caller.session.owner, coupon_code: couponCode })
    .where('corporation_id', '=', caller.corporationId)
    .where('code_digest', '=', voucher.code_digest)
    .execute()
  return couponCode
}

/** Adds the coupon of a voucher code to the caller's wallet: once, for one person; repeated by that person it stays the same. S8, S9 */
export const redeemVoucher = (deps: CouponDeps): Handler<typeof calls.redeem> =>
  changeInSteps(calls.redeem, deps, {
    prepare: async caller => (await mayTryCode(deps.takeLimit, caller)) || refuse('tooMany'),
    async work(tx, caller, input) {
      const voucher = await lockVoucher(tx, caller, input.couponCode, deps.clock())
      if (!voucher) return refuse('couponCodeWrong')
      return { couponCode: voucher.coupon_code ?? (await give(tx, caller, voucher, new Date(deps.clock()))) }
    },
    async answer({ corporationId }, _input, taken) {
      const [coupon] = await couponsByCodes(deps.db, corporationId, [taken.couponCode])
      if (!coupon) return refuse('couponCodeWrong')
      const { couponCode, beginDate, endDate, template } = coupon
      const state = couponState(coupon, datesAnywhere(deps.clock()))
      const shops = await deps.shopsOf(corporationId)
      return { couponCode, beginDate, endDate, state, template: templateShown(template, shops) }
    },
  })
