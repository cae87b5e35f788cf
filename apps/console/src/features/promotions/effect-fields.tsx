import type { Currency } from '@comanda/domain/money'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import fields from '../../fields/fields.module.css'
import { ChoiceField } from '../../fields/choice-field.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { type Effect, kindNames, kindOf, kinds } from './api.ts'

interface EffectProps {
  effect: Effect
  field: string
  currency: Currency
  dishes: readonly (readonly [string, string])[]
  faultAt: (field: string) => string | undefined
  onChange: (effect: Effect) => void
}

type Sets = Extract<Effect, { kind: 'buyGet' }>

function SetFields({ effect, field, faultAt, onChange }: EffectProps & { effect: Sets }) {
  const count = (name: 'buy' | 'get' | 'most', min: number) => ({
    error: faultAt(`${field}.${name}`),
    value: effect[name],
    min,
    max: 99,
    onChange: (value: number) => onChange({ ...effect, [name]: value }),
  })
  return (
    <>
      <NumberField label={t('promo.buy')} {...count('buy', 1)} />
      <NumberField label={t('promo.get')} {...count('get', 1)} />
      <PercentField
        label={t('promo.offThose')}
        error={faultAt(`${field}.rate`)}
        value={effect.rate}
        onChange={rate => onChange({ ...effect, rate })}
      />
      <NumberField label={t('promo.most')} hint={t('promo.mostHint')} {...count('most', 0)} />
    </>
  )
}

type Gift = Extract<Effect, { kind: 'gift' }>

const GiftFields = ({ effect, field, dishes, faultAt, onChange }: EffectProps & { effect: Gift }) => (
  <>
    <Field label={t('promo.giftDish')} hint={t('promo.giftHint')} error={faultAt(`${field}.foodId`)}>
      <Select value={effect.foodId} onChange={event => onChange({ ...effect, foodId: event.target.value })}>
        <option value="">{t('money.choose')}</option>
        {dishes.map(([foodId, name]) => (
          <option key={foodId} value={foodId}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
    <NumberField
      label={t('money.count')}
      value={effect.quantity}
      min={1}
      max={20}
      onChange={quantity => onChange({ ...effect, quantity })}
    />
  </>
)

/** What a promotion does. PRICE-2 */
export function EffectFields(props: EffectProps) {
  const { effect, field, currency, faultAt, onChange } = props
  return (
    <>
      <ChoiceField
        label={t('money.gives')}
        shown
        choices={kindNames.map(kind => [kind, t(`promo.kind.${kind}`)] as const)}
        chosen={kindOf(effect)}
        onChoose={kind => onChange(kinds[kind])}
      />
      <div className={fields.row}>
        {effect.kind === 'percent' && (
          <>
            <PercentField
              label={t('money.off')}
              error={faultAt(`${field}.rate`)}
              value={effect.rate}
              onChange={rate => onChange({ ...effect, rate })}
            />
            <MoneyField
              label={t('money.atMost')}
              field={`${field}.atMost`}
              optional
              currency={currency}
              value={effect.atMost}
              onChange={most =>
                onChange({ kind: 'percent', rate: effect.rate, ...(most !== undefined && { atMost: most }) })
              }
            />
          </>
        )}
        {effect.kind === 'amount' && (
          <MoneyField
            label={t('money.off')}
            field={`${field}.amount`}
            currency={currency}
            value={effect.amount}
            onChange={amount => onChange({ ...effect, amount: amount ?? money(0) })}
          />
        )}
        {effect.kind === 'buyGet' && <SetFields {...props} effect={effect} />}
        {effect.kind === 'gift' && <GiftFields {...props} effect={effect} />}
      </div>
    </>
  )
}
