import type { LocalizedText } from '@comanda/domain/money'
import { refuse } from '@comanda/contract/core'
import type { staffCouponCalls, coupon as calls } from '@comanda/contract/coupon'
import { COUPON_DAYS, couponFault, couponState } from '@comanda/domain/coupon'
import { localTime } from '@comanda/domain/store'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler, HandlersOf } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import { mayTryCode } from '../../platform/limits.ts'
import type { CouponPort } from '../../ports/coupon.ts'
import { couponCodes, readCouponCodes, saveCouponCodes } from './code-batches.ts'
import { giveCouponByStaff } from './give-by-staff.ts'
import { giveCouponToSegment } from './give-to-segment.ts'
import type { CouponDeps } from './deps.ts'
import { couponPassFacts } from './pass-facts.ts'
import { templateShown } from './present.ts'
import { datesAnywhere, redeemVoucher } from './redeem-voucher.ts'
import { templateDetail } from './template-detail.ts'
import {
  CODE_SIGNS,
  couponsByCodes,
  couponsOfOwner,
  endCoupons,
  giveCoupon,
  returnCoupon,
  takeCoupon,
  templateOf,
  templatesOf,
  usesOf,
} from './queries.ts'
import { couponSetup, saveCouponTemplate } from './set-up.ts'

/** The coupons people hold, and what carts and orders need of them. */
export { couponsUsedOn } from './queries.ts'

export interface CouponModule extends CouponPort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffCouponCalls>
  /** How many coupons a person could use today. CARD-6 */
  usableCount(db: Queries, corporationId: number, owner: string): Promise<number>
  /** A person's coupons, used and expired ones too. */
  heldBy: typeof couponsOfOwner
  /** The coupons of a person that can be used today. */
  usableOf(db: Queries, corporationId: number, owner: string): Promise<{ couponCode: string; name: LocalizedText }[]>
  passFacts: typeof couponPassFacts
}

const DAY = 86_400_000

const staffHandlersOf = (deps: CouponDeps): CouponModule['staffHandlers'] => ({
  couponSetup: couponSetup(deps),
  saveCouponTemplate: saveCouponTemplate(deps),
  couponCodes: couponCodes(deps),
  saveCouponCodes: saveCouponCodes(deps),
  readCouponCodes: readCouponCodes(deps),
  giveCoupon: giveCouponByStaff(deps),
  giveCouponToSegment: giveCouponToSegment(deps),
})

export function createCoupon(deps: CouponDeps): CouponModule {
  const { db, clock } = deps
  return {
    handlers: {
      availableCouponList: couponList(deps),
      templateDetail: templateDetail(deps),
      redeem: redeemVoucher(deps),
    },
    staffHandlers: staffHandlersOf(deps),
    passFacts: couponPassFacts,
    templatesOf,
    async couponsOf(on, corporationId, named) {
      if (named.length === 0) return new Map()
      const codes = named.map(it => it.couponCode)
      const coupons = await couponsByCodes(on, corporationId, codes)
      const own = coupons.filter(it => named.some(one => one.couponCode === it.couponCode && one.owner === it.owner))
      return new Map(own.map(({ owner: _, ...coupon }) => [coupon.couponCode, coupon]))
    },
    async ownCoupon(caller, couponCode) {
      const { corporationId } = caller
      const { owner } = caller.session
      if (!(await mayTryCode(deps.takeLimit, caller))) return undefined
      const [coupon] = await couponsByCodes(db, corporationId, [couponCode])
      return coupon?.owner === owner ? coupon : undefined
    },
    async giveCoupons(tx, { count, ...input }) {
      const now = new Date(clock())
      const dateIn = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
      const days = (await templateOf(tx, input.corporationId, input.couponTemplateId))?.validDays ?? COUPON_DAYS
      for (let at = 0; at < count; at += 1) {
        const couponCode = readableId(CODE_SIGNS)
        await giveCoupon(tx, { ...input, couponCode, beginDate: dateIn(-1), endDate: dateIn(days), now })
      }
    },
    async takeCouponsBack(tx, input) {
      if (input.count <= 0) return 0
      return (await endCoupons(tx, { ...input, now: new Date(clock()) })).count
    },
    usesOf,
    heldBy: couponsOfOwner,
    usableOf: async (on, corporationId, owner) =>
      (await usableOf(on, corporationId, owner, clock())).map(({ couponCode, template: { name } }) => ({
        couponCode,
        name,
      })),
    usableCount: async (on, corporationId, owner) => (await usableOf(on, corporationId, owner, clock())).length,
    async takeCoupons(tx, { coupons, ...input }) {
      const now = new Date(clock())
      const gone: string[] = []
      for (const { couponCode, owner } of coupons.toSorted((a, b) => (a.couponCode < b.couponCode ? -1 : 1))) {
        if (!(await takeCoupon(tx, { ...input, couponCode, now }, owner))) gone.push(couponCode)
      }
      return gone
    },
    async returnCoupons(tx, { couponCodes, ...input }) {
      const now = new Date(clock())
      for (const couponCode of couponCodes.toSorted()) await returnCoupon(tx, { ...input, couponCode, now })
    },
  }
}

async function usableOf(on: Queries, corporationId: number, owner: string, now: number) {
  const coupons = await couponsOfOwner(on, corporationId, owner)
  return coupons.filter(coupon => couponState(coupon, datesAnywhere(now)) === 'usable')
}

const couponList =
  ({ db, clock, shopOf, shopsOf }: CouponDeps): Handler<typeof calls.availableCouponList> =>
  async (caller, { state, shopId, businessType }) => {
    const shop = shopId === undefined ? undefined : await shopOf(caller.corporationId, shopId)
    if (shopId !== undefined && !shop) return refuse('notFound', { field: 'shopId' })
    const now = clock()
    const date = shop && localTime(now, shop.timeZone).date
    const dates = date === undefined ? datesAnywhere(now) : { earliest: date, latest: date }
    const shops = await shopsOf(caller.corporationId)
    const coupons = await couponsOfOwner(db, caller.corporationId, caller.session.owner)
    const shown = coupons.map(coupon => {
      const { couponCode, beginDate, endDate, template } = coupon
      const place = shop && {
        shopId: shop.shopId,
        currencyCode: shop.currency.currencyCode,
        bizType: businessType ?? template.bizTypes[0] ?? 0,
        date: dates.earliest,
      }
      const fault = place && couponFault(coupon, place)
      return {
        couponCode,
        beginDate,
        endDate,
        state: couponState(coupon, dates),
        ...(fault && { fault }),
        template: templateShown(template, shops),
      }
    })
    const own = shown.filter(it => it.state === state)
    // Those that can be used later follow those that can be used now.
    return { coupons: state === 'usable' ? [...own, ...shown.filter(it => it.state === 'notStarted')] : own }
  }
