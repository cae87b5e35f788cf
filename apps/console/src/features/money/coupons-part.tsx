import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { send } from '../../platform/send.ts'
import { type CouponSetup, nameOf, newId, type PartProps, useCoupons } from './api.ts'
import { CouponForm } from './coupon-form.tsx'
import { ItemBar, useItems } from './item-bar.tsx'
import styles from './money.module.css'
import { useMoneyDraft } from './use-money-draft.ts'
import { AskFailed } from '../../ui/ask-failed.tsx'

const begin = (): CouponSetup => ({
  mark: '',
  given: 0,
  used: 0,
  template: {
    couponTemplateId: newId('coupon'),
    name: {},
    description: {},
    effect: { kind: 'percent', rate: 100_000 },
    minimum: money(0),
    shopIds: [],
    bizTypes: [1100, 1200, 1300],
    foodIds: [],
    windows: [],
    excludesPromotions: false,
  },
})

function One({ shopId, facts, item }: PartProps & { item: CouponSetup }) {
  const { mark, template, given, used } = item
  const part = useMoneyDraft(shopId, `coupons/${template.couponTemplateId}`, { mark, template }, ask =>
    send(calls.saveCouponTemplate, { shopId, ...ask }),
  )
  return (
    <DraftForm part={part}>
      {mark !== '' && <p className={styles.quiet}>{t('money.givenOut', { given, used })}</p>}
      <CouponForm
        template={part.draft.template}
        facts={facts}
        faultAt={part.faultAt}
        onChange={next => part.edit({ template: next })}
      />
    </DraftForm>
  )
}

function Parts({ saved, ...props }: PartProps & { saved: CouponSetup[] }) {
  const { items, chosen, choose, begin: add } = useItems('coupons', saved, item => item.template.couponTemplateId)
  return (
    <div className={styles.part}>
      <ItemBar
        label={t('money.coupons')}
        items={items.map(({ template: { couponTemplateId: id, name } }) => ({ id, name: nameOf(name) }))}
        chosen={chosen?.template.couponTemplateId}
        onChoose={choose}
        onAdd={() => add(begin())}
        add={t('money.newCoupon')}
      />
      {chosen && <One key={chosen.template.couponTemplateId} {...props} item={chosen} />}
    </div>
  )
}

/** Kinds of coupons; what was given out keeps its terms. CARD-6 */
export function CouponsPart(props: PartProps) {
  const asked = useCoupons(props.shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return <Parts {...props} saved={asked.data.templates} />
}
