import { randomBytes } from 'node:crypto'
import { staffCouponCalls } from '@comanda/contract/coupon'
import type { CouponTemplate } from '@comanda/domain/coupon'
import type { Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { voucherDigest } from './redeem-voucher.ts'
import { type CouponGround, templateFaults, writeTemplate } from './set-up.ts'
import type { CouponTables } from './tables.ts'

/** Initial coupons: each template, and its owners with the validity in days from today. */
export interface CouponSeed {
  template: CouponTemplate
  givenTo: { customerId: number; fromDay: number; toDay: number }[]
  /** Paper voucher codes for one coupon each; for the demo only. */
  vouchers?: string[]
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Sixteen characters out of 32 that cannot be confused: 80 random bits. S8 */
const couponCode = (): string => [...randomBytes(16)].map(byte => ALPHABET[byte % 32]).join('')

const DAY = 86_400_000
const VOUCHER_DAYS = 365
const dateIn = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)

/**
 * Stores kinds of coupons as the console would, and gives some to their owners.
 * @throws RangeError where the console would refuse one
 */
export async function seedCoupons(
  tx: Tx,
  corporationId: number,
  seeds: readonly CouponSeed[],
  ground: CouponGround,
  now: Date,
): Promise<void> {
  const db = tx.withTables<CouponTables>()
  for (const { template } of seeds) {
    requireFit(staffCouponCalls.saveCouponTemplate, { template }, templateFaults(template, ground))
    await writeTemplate(tx, corporationId, template, now)
  }
  const coupons = seeds.flatMap(({ template, givenTo }) =>
    givenTo.map(({ customerId, fromDay, toDay }) => ({
      corporation_id: corporationId,
      coupon_code: couponCode(),
      coupon_template_id: template.couponTemplateId,
      terms_version: 1,
      owner: `c:${customerId}`,
      begin_date: dateIn(now, fromDay),
      end_date: dateIn(now, toDay),
      order_id: null,
      given_at: now,
      changed_at: now,
    })),
  )
  const vouchers = seeds.flatMap(({ template, vouchers: codes = [] }) =>
    codes.map(code => ({
      corporation_id: corporationId,
      code_digest: voucherDigest(code),
      coupon_template_id: template.couponTemplateId,
      take_before: new Date(now.getTime() + VOUCHER_DAYS * DAY),
      valid_days: 30,
      taken_by: null,
      coupon_code: null,
      created_at: now,
    })),
  )
  if (coupons.length > 0) await db.insertInto('coupon').values(coupons).execute()
  if (vouchers.length > 0) await db.insertInto('coupon_voucher').values(vouchers).execute()
}
