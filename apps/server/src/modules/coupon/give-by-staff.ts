import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { type Refusal, refuse } from '@comanda/contract/core'
import { addDays, localTime } from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, change, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import type { CouponDeps } from './deps.ts'
import { CODE_SIGNS, giveCoupon, templateOf } from './queries.ts'

type Input = InputOf<typeof calls.giveCoupon>
type Refused = Refusal<'notFound' | 'couponDatesUnfit'>

const MAX_DAYS = 730
/** The last time zone: a day that has ended there has ended everywhere. T1 */
const LAST_ZONE = 'Etc/GMT+12'

const isDay = (date: string): boolean => !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date

/** Whether coupons can be given for these days, both included. */
export function datesFit({ beginDate, endDate }: Pick<Input, 'beginDate' | 'endDate'>, now: number): boolean {
  const today = localTime(now, LAST_ZONE).date
  if (!isDay(beginDate) || !isDay(endDate)) return false
  return endDate >= beginDate && endDate >= today && endDate <= addDays(today, MAX_DAYS)
}

async function give(tx: Tx, deps: CouponDeps, caller: BrandAt, input: Input): Promise<{ given: number } | Refused> {
  const { corporationId } = caller
  const now = new Date(deps.clock())
  if (!datesFit(input, now.getTime())) return refuse('couponDatesUnfit', { field: 'endDate' })
  if (!(await templateOf(tx, corporationId, input.couponTemplateId)))
    return refuse('notFound', { field: 'couponTemplateId' })
  if (!(await deps.isCustomer(tx, corporationId, input.customerId))) return refuse('notFound', { field: 'customerId' })
  const { couponTemplateId, beginDate, endDate } = input
  for (let at = 0; at < input.count; at += 1) {
    const couponCode = readableId(CODE_SIGNS)
    const owner = `c:${input.customerId}`
    await giveCoupon(tx, { corporationId, couponCode, couponTemplateId, owner, beginDate, endDate, now })
  }
  const { staffId, name } = caller.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId: caller.shop.shopId,
    what: 'coupon.given',
    subject: String(input.customerId),
    by: { id: staffId, name },
    after: { couponTemplateId, count: input.count, beginDate, endDate },
    cause: input.reason,
    at: now,
  })
  return { given: input.count }
}

/** Gives a member coupons of a kind, once per request. CARD-6, L2 */
export const giveCouponByStaff = (deps: CouponDeps): Handler<typeof calls.giveCoupon> =>
  change(calls.giveCoupon, deps, (tx, caller, input) => give(tx, deps, caller, input))
