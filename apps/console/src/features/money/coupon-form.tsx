import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { ChoiceField } from '../../fields/choice-field.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { NamesField } from '../../fields/names-field.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { Checks, Picks } from '../../fields/picks.tsx'
import { WindowsEditor } from '../../fields/windows-editor.tsx'
import { type CouponTemplate, currenciesOf, type Facts } from './api.ts'
import { useCouponCurrency } from './coupon-currency.ts'
import styles from './money.module.css'

interface CouponFormProps {
  template: CouponTemplate
  facts: Facts
  faultAt: (field: string) => string | undefined
  onChange: (template: CouponTemplate) => void
}

type Effect = CouponTemplate['effect']

const effects: { [K in Effect['kind']]: Extract<Effect, { kind: K }> } = {
  percent: { kind: 'percent', rate: 100_000 },
  amount: { kind: 'amount', amount: money(500) },
  dish: { kind: 'dish' },
}

type MoneyProps = CouponFormProps & { currency: Currency | undefined }

function EffectFields({ template, faultAt, onChange, currency }: MoneyProps) {
  const { effect } = template
  const put = (next: Effect) => onChange({ ...template, effect: next })
  return (
    <>
      <ChoiceField
        label={t('money.gives')}
        shown
        choices={[
          ['percent', t('money.kind.percent')],
          ['amount', t('money.kind.amount')],
          ['dish', t('money.kind.dish')],
        ]}
        chosen={effect.kind}
        onChoose={kind => put(effects[kind])}
      />
      <div className={styles.row}>
        {effect.kind === 'percent' && (
          <PercentField
            label={t('money.off')}
            error={faultAt('template.effect.rate')}
            value={effect.rate}
            onChange={rate => put({ ...effect, rate })}
          />
        )}
        {effect.kind === 'percent' && currency && (
          <MoneyField
            label={t('money.atMost')}
            field="template.effect.atMost"
            optional
            currency={currency}
            value={effect.atMost}
            onChange={atMost => put({ kind: 'percent', rate: effect.rate, ...(atMost !== undefined && { atMost }) })}
          />
        )}
        {effect.kind === 'amount' && currency && (
          <MoneyField
            label={t('money.off')}
            field="template.effect.amount"
            currency={currency}
            value={effect.amount}
            onChange={amount => put({ ...effect, amount: amount ?? money(0) })}
          />
        )}
      </div>
    </>
  )
}

function AmountFields(props: MoneyProps) {
  const { template, facts, faultAt, onChange, currency } = props
  const chooseCurrency = useCouponCurrency(template, currenciesOf(facts), onChange)
  return (
    <div className={styles.row}>
      <Field
        label={t('money.currency')}
        hint={t('money.currencyHint')}
        error={faultAt('template.currencyCode')}
        optional
      >
        <Select value={template.currencyCode ?? ''} onChange={event => chooseCurrency(event.target.value)}>
          <option value="">{t('money.anyCurrency')}</option>
          {currenciesOf(facts).map(({ currencyCode }) => (
            <option key={currencyCode}>{currencyCode}</option>
          ))}
        </Select>
      </Field>
      {currency && (
        <MoneyField
          label={t('money.minimum')}
          field="template.minimum"
          currency={currency}
          value={template.minimum}
          onChange={minimum => onChange({ ...template, minimum: minimum ?? money(0) })}
        />
      )}
    </div>
  )
}

function Where({ template, facts, faultAt, onChange }: CouponFormProps) {
  const shops = facts.shops.filter(
    shop => template.currencyCode === undefined || shop.currency.currencyCode === template.currencyCode,
  )
  return (
    <div className={styles.card}>
      <Checks
        legend={t('money.ways')}
        error={faultAt('template.bizTypes')}
        options={[
          [1100, t('console.dineIn')],
          [1200, t('console.delivery')],
          [1300, t('console.pickup')],
        ]}
        chosen={template.bizTypes}
        onChange={bizTypes => onChange({ ...template, bizTypes })}
      />
      <Checks
        legend={t('money.stores')}
        none={t('money.everyStore')}
        error={faultAt('template.shopIds[0]')}
        options={shops.map(({ shopId, shopName }) => [shopId, shopName] as const)}
        chosen={template.shopIds}
        onChange={shopIds => onChange({ ...template, shopIds })}
      />
      <Picks
        legend={t('money.dishes')}
        none={t('money.everyDish')}
        error={faultAt('template.foodIds') ?? faultAt('template.foodIds[0]')}
        options={facts.dishes.map(({ foodId, displayName }) => [foodId, displayName] as const)}
        chosen={template.foodIds}
        onChange={foodIds => onChange({ ...template, foodIds })}
      />
      <WindowsEditor
        windows={template.windows}
        field="template.windows"
        faultAt={faultAt}
        none={t('money.always')}
        onChange={windows => onChange({ ...template, windows })}
      />
      <Switch
        checked={template.excludesPromotions}
        onChange={excludesPromotions => onChange({ ...template, excludesPromotions })}
      >
        {t('money.alone')}
      </Switch>
    </div>
  )
}

/** One kind of coupon: what it gives, from when on, where, on what. CARD-6 */
export function CouponForm(props: CouponFormProps) {
  const { template, facts, faultAt, onChange } = props
  const currency = currenciesOf(facts).find(one => one.currencyCode === template.currencyCode)
  const words = (name: 'name' | 'description') => ({
    languages: facts.languages,
    value: template[name],
    error: faultAt(`template.${name}`),
    onChange: (value: CouponTemplate['name']) => onChange({ ...template, [name]: value }),
  })
  return (
    <>
      <div className={styles.card}>
        <NamesField label={t('money.name')} {...words('name')} />
        <NamesField label={t('money.description')} max={2000} area {...words('description')} />
        <EffectFields {...props} currency={currency} />
        <AmountFields {...props} currency={currency} />
      </div>
      <Where {...props} />
    </>
  )
}
