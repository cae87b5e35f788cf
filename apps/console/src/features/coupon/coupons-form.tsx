import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { COUPON_DAYS } from '@comanda/domain/coupon'
import { money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Ticket } from 'lucide-react'
import {
  type BrandProps,
  brandKey,
  currenciesOf,
  nameOf,
  shopOptions,
  useBrandForm,
} from '../../forms/brand-settings.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { ChipChoice } from '../../forms/fields/list-parts.tsx'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId, orderTypeOptions } from '../../forms/store-settings.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { storesText } from '../../ui/offer-table.tsx'
import { CurrencyField } from './coupon-currency.tsx'
import { type Coupon, type CouponTemplate, type Setup, useCoupons } from './queries.ts'

type Effect = CouponTemplate['effect']

const Fields = fieldsOf<Coupon>()

const newCoupon = (): Setup => ({
  mark: '',
  given: 0,
  used: 0,
  discounted: [],
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
    validDays: COUPON_DAYS,
  },
})

const effects: { [K in Effect['kind']]: Extract<Effect, { kind: K }> } = {
  percent: { kind: 'percent', rate: 100_000 },
  amount: { kind: 'amount', amount: money(500) },
  dish: { kind: 'dish' },
}

function EffectFields({ hasCurrency }: { hasCurrency: boolean }) {
  const { value: effect, change } = useFieldState<Effect>('template.effect')
  return (
    <>
      <ChipChoice
        label={t('money.gives')}
        shown
        options={(['percent', 'amount', 'dish'] as const).map(kind => [kind, t(`money.kind.${kind}`)] as const)}
        chosen={effect.kind}
        onChoose={kind => change(effects[kind])}
      />
      <div className={styles.narrowRow}>
        {effect.kind === 'percent' && <Fields.Percent name="template.effect.rate" label={t('money.off')} />}
        {effect.kind === 'percent' && hasCurrency && (
          <Fields.Money name="template.effect.atMost" label={t('money.atMost')} optional />
        )}
        {effect.kind === 'amount' && hasCurrency && (
          <Fields.Money name="template.effect.amount" label={t('money.amountOff')} />
        )}
      </div>
    </>
  )
}

/** Where, on what and when a coupon is good. */
function ScopeFields({ template, facts }: { template: CouponTemplate; facts: BrandProps['facts'] }) {
  const shops = facts.shops.filter(
    shop => template.currencyCode === undefined || shop.currency.currencyCode === template.currencyCode,
  )
  return (
    <div className={styles.card}>
      <Fields.Checks name="template.bizTypes" legend={t('money.ways')} options={orderTypeOptions()} />
      <Fields.Checks
        name="template.shopIds"
        legend={t('money.stores')}
        none={t('money.everyStore')}
        options={shopOptions(shops)}
      />
      <Fields.Picks
        name="template.foodIds"
        legend={t('money.dishes')}
        none={t('money.everyDish')}
        options={facts.dishes.map(({ foodId, displayName }) => [foodId, displayName] as const)}
      />
      <Fields.Windows name="template.windows" none={t('money.always')} />
      <Fields.Switch name="template.excludesPromotions">{t('money.alone')}</Fields.Switch>
    </div>
  )
}

/** One kind of coupon: discount, minimum amount, stores and dishes. CARD-6 */
function CouponForm({ shopId, facts, setup }: BrandProps & { setup: Setup }) {
  const { mark, template: saved, given, used } = setup
  const part = `coupons/${saved.couponTemplateId}`
  const form = useBrandForm(shopId, part, calls.saveCouponTemplate, { mark, template: saved }, () =>
    t('money.couponSaved'),
  )
  const { template } = form.values
  const currency = currenciesOf(facts).find(one => one.currencyCode === template.currencyCode)
  return (
    <SettingsForm form={form} languages={facts.languages} currency={currency}>
      {mark !== '' && <Text kind="quiet">{t('money.givenOut', { given, used })}</Text>}
      <div className={styles.card}>
        <Fields.Words name="template.name" label={t('money.name')} />
        <Fields.Words name="template.description" label={t('money.description')} max={2000} area />
        <EffectFields hasCurrency={currency !== undefined} />
        <div className={styles.narrowRow}>
          <CurrencyField currencies={currenciesOf(facts)} />
          {currency && <Fields.Money name="template.minimum" label={t('money.minimum')} />}
        </div>
        <Fields.Number
          name="template.validDays"
          label={t('money.couponDays')}
          hint={t('money.couponDaysHint')}
          max={730}
        />
      </div>
      <ScopeFields template={template} facts={facts} />
    </SettingsForm>
  )
}

/** Kinds of coupons; those that were given out keep their terms. CARD-6 */
export function CouponsForm(props: BrandProps) {
  const setup = useCoupons(props.shopId)
  return (
    <Loaded query={setup}>
      {({ templates }) => (
        <ProgramList
          view="money"
          part="coupons"
          label={t('money.coupons')}
          icon={<Ticket />}
          saved={templates}
          offerOf={({ template, given, used, discounted }) => ({
            id: template.couponTemplateId,
            name: nameOf(template.name),
            kind: t(`money.kind.${template.effect.kind}`),
            state: 'running',
            stores: storesText(template.shopIds),
            uses: t('campaigns.of', { count: used, most: String(given) }),
            cost: discounted.map(({ currency, amount }) => showMoney(amount, currency)).join(' · ') || '–',
          })}
          headings={{ uses: 'offers.used', cost: 'offers.discounts' }}
          reads={brandKey(props.shopId, 'coupons')}
          add={t('money.newCoupon')}
          fresh={newCoupon}
        >
          {one => <CouponForm key={one.template.couponTemplateId} {...props} setup={one} />}
        </ProgramList>
      )}
    </Loaded>
  )
}
