import type { moneyCalls as calls } from '@comanda/contract/console'
import { refuse, type RequestOf } from '@comanda/contract/core'
import { checkCouponTemplate, type CouponTemplate } from '@comanda/domain/coupon'
import { checkWindows } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { brandShop, type Handler, type Staff } from '../../platform/http/index.ts'
import { markOf } from '../../platform/mark.ts'
import { lockBrand, onlySaid, saveMarked } from '../../platform/save-marked.ts'
import type { CouponNeeds } from './needs.ts'
import { templateOf, templatesOf } from './queries.ts'

type Ask = RequestOf<typeof calls.saveCouponTemplate>

const COUNTS = {
  name: 'coupon_counts',
  text: `select coupon_template_id as id, count(*)::int as given, (count(*) filter (where order_id is not null))::int as used
    from coupon where corporation_id = $1 group by 1`,
}

const countsOf = async (on: Queries, corporationId: number) =>
  new Map(
    (await on.query<{ id: string; given: number; used: number }>(COUNTS, [corporationId])).rows.map(row => [
      row.id,
      row,
    ]),
  )

/** The kinds of coupons of the brand, with how many are out. CARD-6 */
export const couponSetup =
  ({ db }: CouponNeeds): Handler<typeof calls.couponSetup> =>
  async (who, { shopId }) => {
    const shop = brandShop(who, shopId)
    if ('refused' in shop) return shop
    const counts = await countsOf(db, who.corporationId)
    const templates = await templatesOf(db, who.corporationId)
    return {
      templates: templates.map(template => {
        const { given = 0, used = 0 } = counts.get(template.couponTemplateId) ?? {}
        return { template: template as Ask['template'], mark: markOf(template), given, used }
      }),
    }
  }

const KEEP = {
  name: 'coupon_terms_keep',
  text: `insert into coupon_terms (corporation_id, coupon_template_id, version, terms, until)
    select corporation_id, coupon_template_id, version, terms, $3 from coupon_template
    where corporation_id = $1 and coupon_template_id = $2`,
}
const WRITE = {
  name: 'coupon_template_write',
  text: `insert into coupon_template (corporation_id, coupon_template_id, terms, version, created_at)
    values ($1, $2, $3, 1, $4)
    on conflict (corporation_id, coupon_template_id)
      do update set terms = excluded.terms, version = coupon_template.version + 1`,
}

/** The terms before are kept for the coupons that were given with them. */
async function write(tx: Tx, corporationId: number, template: CouponTemplate, at: Date): Promise<void> {
  await tx.query(KEEP, [corporationId, template.couponTemplateId, at])
  await tx.query(WRITE, [corporationId, template.couponTemplateId, JSON.stringify(template), at])
}

async function faultOf(needs: CouponNeeds, corporationId: number, template: CouponTemplate) {
  const shops = (await needs.shopsOf(corporationId)).map(({ shopId, currency }) => ({
    shopId,
    currencyCode: currency.currencyCode,
  }))
  const foodIds = template.foodIds.length > 0 ? await needs.foodIdsOf(corporationId) : []
  return checkCouponTemplate(template, { shops, foodIds }) ?? checkWindows(template.windows, 'template.windows')
}

async function saved(tx: Tx, needs: CouponNeeds, who: Staff, ask: Ask) {
  const { corporationId } = who
  await lockBrand(tx, corporationId)
  const template: CouponTemplate = {
    ...ask.template,
    name: onlySaid(ask.template.name),
    description: onlySaid(ask.template.description),
  }
  const fault = await faultOf(needs, corporationId, template)
  if (fault) return refuse(fault.why, { field: fault.field })
  const at = new Date(needs.clock())
  const subject = template.couponTemplateId
  const mark = await saveMarked(tx, who, {
    shopId: ask.shopId,
    what: 'couponTemplate',
    subject,
    mark: ask.mark,
    at,
    wanted: template,
    before: await templateOf(tx, corporationId, subject),
    write: () => write(tx, corporationId, template, at),
  })
  return typeof mark === 'string' ? { mark, template: template as Ask['template'] } : mark
}

/** Saves a kind of coupon; what was given out keeps its terms. CARD-6 */
export const saveCouponTemplate =
  (needs: CouponNeeds): Handler<typeof calls.saveCouponTemplate> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    return 'refused' in shop ? shop : needs.db.inTx(tx => saved(tx, needs, who, ask))
  }
