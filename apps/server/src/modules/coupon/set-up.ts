import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { refuseFields } from '@comanda/contract/core'
import { checkCouponTemplate, type CouponTemplate } from '@comanda/domain/coupon'
import { money } from '@comanda/domain/money'
import { checkWindows, type ShopConfig } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, type Handler, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, withoutEmpty, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { CouponDeps } from './deps.ts'
import { templateOf, templatesOf } from './queries.ts'

type Input = InputOf<typeof calls.saveCouponTemplate>

const COUNTS = {
  name: 'coupon_counts',
  text: `select coupon_template_id as id, sum(given)::int as given, sum(used)::int as used
    from coupon_count where corporation_id = $1 group by 1`,
}

const countsOf = async (db: Queries, corporationId: number) =>
  new Map(
    (await db.query<{ id: string; given: number; used: number }>(COUNTS, [corporationId])).rows.map(row => [
      row.id,
      row,
    ]),
  )

/** The kinds of coupons of the brand, with the numbers given and used. CARD-6 */
export const couponSetup =
  ({ db, discountsOf }: CouponDeps): Handler<typeof calls.couponSetup> =>
  async caller => {
    const counts = await countsOf(db, caller.corporationId)
    const discounts = await discountsOf(caller.corporationId)
    const templates = await templatesOf(db, caller.corporationId)
    return {
      templates: templates.map(template => {
        const { given = 0, used = 0 } = counts.get(template.couponTemplateId) ?? {}
        const discounted = discounts
          .filter(({ id }) => id === template.couponTemplateId)
          .map(({ currency, amount }) => ({ currency, amount: money(amount) }))
        return { template: template as Input['template'], mark: revisionOf(template), given, used, discounted }
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

/** Stores the new terms; the old terms are kept for the coupons given with them. */
export async function writeTemplate(tx: Tx, corporationId: number, template: CouponTemplate, at: Date): Promise<void> {
  await tx.query(KEEP, [corporationId, template.couponTemplateId, at])
  await tx.query(WRITE, [corporationId, template.couponTemplateId, JSON.stringify(template), at])
}

/** The stores and dishes that a coupon may name. */
export interface CouponGround {
  shops: readonly Pick<ShopConfig, 'shopId' | 'currency'>[]
  foodIds: readonly string[]
}

/** What is wrong with a kind of coupon. CARD-6 */
export function templateFaults(template: CouponTemplate, { shops, foodIds }: CouponGround) {
  const context = { shops: shops.map(({ shopId, currency: { currencyCode } }) => ({ shopId, currencyCode })), foodIds }
  return [...checkCouponTemplate(template, context), ...checkWindows(template.windows, 'template.windows')]
}

const groundOf = async (
  deps: CouponDeps,
  corporationId: number,
  { foodIds }: CouponTemplate,
): Promise<CouponGround> => ({
  shops: await deps.shopsOf(corporationId),
  foodIds: foodIds.length > 0 ? await deps.foodIdsOf(corporationId) : [],
})

async function saved(tx: Tx, deps: CouponDeps, caller: BrandAt, input: Input) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const template: CouponTemplate = {
    ...input.template,
    name: withoutEmpty(input.template.name),
    description: withoutEmpty(input.template.description),
  }
  const refusal = refuseFields(templateFaults(template, await groundOf(deps, corporationId, template)))
  if (refusal) return refusal
  const at = new Date(deps.clock())
  const subject = template.couponTemplateId
  const mark = await saveAtRevision(tx, caller, {
    what: 'couponTemplate',
    subject,
    revision: input.mark,
    at,
    wanted: template,
    before: await templateOf(tx, corporationId, subject),
    write: () => writeTemplate(tx, corporationId, template, at),
  })
  return typeof mark === 'string' ? { mark, template: template as Input['template'] } : mark
}

/** Saves a kind of coupon; coupons given before keep their terms. CARD-6 */
export const saveCouponTemplate = (deps: CouponDeps): Handler<typeof calls.saveCouponTemplate> =>
  change(calls.saveCouponTemplate, deps, (tx, caller, input) => saved(tx, deps, caller, input))
