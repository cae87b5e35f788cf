import type { moneyCalls as calls } from '@comanda/contract/console'
import { type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { addDays, localTime } from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import type { CouponNeeds } from './needs.ts'
import { giveCoupon, templateOf } from './queries.ts'

type Ask = RequestOf<typeof calls.giveCoupon>
type Refused = Refusal<'notFound' | 'couponDatesUnfit'>

const CODE_SIGNS = 16
const LONGEST_DAYS = 730
/** The date that is last on earth: what has ended there has ended everywhere. T1 */
const LAST_ZONE = 'Etc/GMT+12'

const isDay = (date: string): boolean => !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date

function datesFit({ beginDate, endDate }: Ask, today: string): boolean {
  if (!isDay(beginDate) || !isDay(endDate)) return false
  return endDate >= beginDate && endDate >= today && endDate <= addDays(today, LONGEST_DAYS)
}

async function give(tx: Tx, needs: CouponNeeds, who: Staff, ask: Ask): Promise<{ given: number } | Refused> {
  const { corporationId } = who
  const now = new Date(needs.clock())
  if (!datesFit(ask, localTime(now.getTime(), LAST_ZONE).date)) return refuse('couponDatesUnfit', { field: 'endDate' })
  if (!(await templateOf(tx, corporationId, ask.couponTemplateId)))
    return refuse('notFound', { field: 'couponTemplateId' })
  if (!(await needs.isCustomer(tx, corporationId, ask.customerId))) return refuse('notFound', { field: 'customerId' })
  const { couponTemplateId, beginDate, endDate } = ask
  for (let at = 0; at < ask.count; at += 1) {
    const couponCode = readableId(CODE_SIGNS)
    const owner = `c:${ask.customerId}`
    await giveCoupon(tx, { corporationId, couponCode, couponTemplateId, owner, beginDate, endDate, now })
  }
  const { staffId, name } = who.session.staff
  await writeAuditLine(tx, {
    corporationId,
    shopId: ask.shopId,
    what: 'coupon.given',
    subject: String(ask.customerId),
    by: { id: staffId, name },
    after: { couponTemplateId, count: ask.count, beginDate, endDate },
    cause: ask.reason,
    at: now,
  })
  return { given: ask.count }
}

/** Gives a member coupons of a kind, once per request. CARD-6, L2 */
export const giveCouponByStaff =
  (needs: CouponNeeds): Handler<typeof calls.giveCoupon> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    return once<{ given: number }, Refused>(needs.db, who, '/api/console/giveCoupon', ask, tx =>
      give(tx, needs, who, ask),
    )
  }
