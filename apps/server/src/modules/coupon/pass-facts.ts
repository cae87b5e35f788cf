import { couponState } from '@comanda/domain/coupon'
import type { PassFacts } from '@comanda/domain/pass'
import type { Queries } from '../../platform/db/index.ts'
import { couponsByCodes } from './queries.ts'
import { datesAnywhere } from './redeem-voucher.ts'

const COLOR = '#9f1239'
/** After the last day anywhere: no time zone is further behind UTC. */
const LAST_DAY_MS = 36 * 3_600_000

/** What a pass shows of a person's own coupon. CARD-9 */
export async function couponPassFacts(
  db: Queries,
  { corporationId, owner }: { corporationId: number; owner: string },
  couponCode: string,
  now: number,
): Promise<PassFacts | undefined> {
  const [coupon] = await couponsByCodes(db, corporationId, [couponCode])
  if (coupon?.owner !== owner) return undefined
  const { template, beginDate, endDate } = coupon
  const state = couponState(coupon, datesAnywhere(now))
  return {
    kind: 'COUPON',
    name: template.name,
    groupId: template.couponTemplateId,
    color: COLOR,
    isOver: state === 'used' || state === 'expired',
    expiresAt: Date.parse(`${endDate}T00:00:00Z`) + LAST_DAY_MS,
    couponCode,
    description: template.description,
    beginDate,
    endDate,
  }
}
