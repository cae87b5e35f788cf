import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import type { coupon as calls } from '@comanda/contract/coupon'
import { couponState } from '@comanda/domain/coupon'
import { addDays, localTime } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { type Guest, type Handler, once } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import { mayTryCode } from '../../platform/limits.ts'
import type { CouponDeps } from './deps.ts'
import { templateShown } from './present.ts'
import { couponsByCodes, giveCoupon } from './queries.ts'
import type { CouponTables } from './tables.ts'

/** Sixteen signs of five bits: 80 random bits. S8 */
const CODE_SIGNS = 16
/** Days are counted from the date that is first on earth, so that no zone loses one. T1 */
const LAST_ZONE = 'Etc/GMT+12'

/** What is kept of a voucher's code: eighty random bits need no slow digest. */
export const voucherDigest = (couponCode: string): string => createHash('sha256').update(couponCode).digest('base64url')

/** A voucher whose time has not passed and that nobody else has taken, locked. */
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

/** Gives the coupon of a locked voucher to who typed its code. */
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

/** Puts the coupon of a code into the wallet: once, for one person, however many try at once; for them it stays the same. S8, S9 */
export const redeemVoucher =
  (deps: CouponDeps): Handler<typeof calls.redeem> =>
  async (caller, input) => {
    if (!(await mayTryCode(deps.takeLimit, caller))) return refuse('tooMany')
    const path = '/api/crm/coupon/redeem'
    const taken = await once<{ couponCode: string }, Refusal<'couponCodeWrong'>>(
      deps.db,
      caller,
      path,
      input,
      async tx => {
        const voucher = await lockVoucher(tx, caller, input.couponCode, deps.clock())
        if (!voucher) return refuse('couponCodeWrong')
        return { couponCode: voucher.coupon_code ?? (await give(tx, caller, voucher, new Date(deps.clock()))) }
      },
    )
    if (isRefusal(taken)) return taken
    const [coupon] = await couponsByCodes(deps.db, caller.corporationId, [taken.couponCode])
    if (!coupon) return refuse('couponCodeWrong')
    const { couponCode, beginDate, endDate, template } = coupon
    const state = couponState(coupon, localTime(deps.clock(), LAST_ZONE).date)
    const shops = await deps.shopsOf(caller.corporationId)
    return { couponCode, beginDate, endDate, state, template: templateShown(template, shops) }
  }
