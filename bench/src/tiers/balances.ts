import type { CouponTemplate } from '@comanda/domain/coupon'
import { demoBrand } from '@comanda/demo'
import { setStockCount } from '@comanda/server/modules/menu/stock'
import { givePoints } from '@comanda/server/modules/points/points-gift'
import type { Database } from '@comanda/server/platform/db/index'
import { dishId } from '../data/big-menu.ts'
import { FIRST } from '../data/members.ts'
import { CORPORATION, MEMBERS, SHOPS } from '../data/places.ts'

/** The initial stock of the scarce dish. */
export const SCARCE = 5
export const SCARCE_LEFT = 500
const POINTS = 100_000
const MONTHS = 12
const AT_ONCE = 500

/** The coupon of a member, one each. */
export const couponOf = (member: number): string => `BENCH${`${member}`.padStart(11, '0')}`

const TEMPLATES = {
  name: 'bench_coupon_template',
  text: `insert into coupon_template (corporation_id, coupon_template_id, terms, version, created_at)
    values ($1, $2, $3, 1, now())`,
}
const COUPONS = {
  name: 'bench_coupons',
  text: `insert into coupon (corporation_id, coupon_code, coupon_template_id, terms_version, owner, begin_date, end_date, given_at, changed_at)
    select $1, code, $3, 1, 'c:' || ($4::bigint + n - 1), current_date - 2, current_date + 30, now(), now()
    from unnest($2::text[]) with ordinality as given(code, n)`,
}

function tenthOff(): CouponTemplate {
  const template = demoBrand().coupons.find(one => one.template.couponTemplateId === 'tenth-off')?.template
  if (template === undefined) throw new Error('the demo brand has no such coupon now')
  return { ...template, couponTemplateId: 'bench' }
}

/** Gives every member points and a coupon, and sets the stock of the scarce dish. */
export async function fillAllBalances(db: Database): Promise<void> {
  const all = Array.from({ length: MEMBERS }, (_, at) => at)
  const shop = { corporationId: CORPORATION, shopId: SHOPS.big }
  const template = tenthOff()
  await db.inTx(async tx => {
    await tx.query(TEMPLATES, [CORPORATION, template.couponTemplateId, JSON.stringify(template)])
    await tx.query(COUPONS, [CORPORATION, all.map(couponOf), template.couponTemplateId, FIRST])
    await setStockCount(tx, shop, dishId(SCARCE), SCARCE_LEFT, new Date())
  })
  for (let from = 0; from < MEMBERS; from += AT_ONCE)
    await db.inTx(async tx => {
      for (const member of all.slice(from, from + AT_ONCE))
        await givePoints(tx, {
          corporationId: CORPORATION,
          customerId: FIRST + member,
          points: POINTS,
          months: MONTHS,
          kind: 'pointsGiven',
          causeKey: `bench:points:${member}`,
          at: Date.now(),
        })
    })
}
