import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { ChipChoice } from '../../forms/fields/list-parts.tsx'
import type { Effect, PromotionPath, Promotions } from './queries.ts'

const Fields = fieldsOf<Promotions>()

/** The effects to choose from, as they begin. */
export const effects = {
  percent: { kind: 'percent', rate: 100_000 },
  amount: { kind: 'amount', amount: money(500) },
  buyGet: { kind: 'buyGet', buy: 2, get: 1, rate: 1_000_000, most: 0 },
  secondHalf: { kind: 'buyGet', buy: 1, get: 1, rate: 500_000, most: 0, perDish: true },
  gift: { kind: 'gift', foodId: '', menuId: '', menuGroupId: '', unitId: '', quantity: 1 },
  freeDelivery: { kind: 'freeDelivery' },
} as const satisfies Record<string, Effect>
type EffectName = keyof typeof effects
const effectNames = Object.keys(effects) as EffectName[]

function effectNameOf(effect: Effect): EffectName {
  if (effect.kind !== 'buyGet') return effect.kind
  return effect.buy === 1 && effect.get === 1 && effect.rate < 1_000_000 ? 'secondHalf' : 'buyGet'
}

interface EffectFieldsProps {
  name: `${PromotionPath}.effect`
  dishes: readonly (readonly [string, string])[]
}

const PercentFields = ({ name }: EffectFieldsProps) => (
  <>
    <Fields.Percent name={`${name}.rate`} label={t('money.off')} />
    <Fields.Money name={`${name}.atMost`} label={t('money.atMost')} optional />
  </>
)

const BuyGetFields = ({ name }: EffectFieldsProps) => (
  <>
    <Fields.Number name={`${name}.buy`} label={t('promo.buy')} min={1} max={99} />
    <Fields.Number name={`${name}.get`} label={t('promo.get')} min={1} max={99} />
    <Fields.Percent name={`${name}.rate`} label={t('promo.offThose')} />
    <Fields.Number name={`${name}.most`} label={t('promo.most')} hint={t('promo.mostHint')} max={99} />
  </>
)

const GiftFields = ({ name, dishes }: EffectFieldsProps) => (
  <>
    <Fields.Select
      name={`${name}.foodId`}
      label={t('promo.giftDish')}
      hint={t('promo.giftHint')}
      none={t('money.choose')}
      options={dishes}
    />
    <Fields.Number name={`${name}.quantity`} label={t('money.count')} min={1} max={20} />
  </>
)

/** The effect of a promotion. PRICE-2 */
export function EffectFields(props: EffectFieldsProps) {
  const { name } = props
  const { value: effect, change } = useFieldState<Effect>(name)
  return (
    <>
      <ChipChoice
        label={t('money.gives')}
        shown
        options={effectNames.map(kind => [kind, t(`promo.kind.${kind}`)] as const)}
        chosen={effectNameOf(effect)}
        onChoose={kind => change(effects[kind])}
      />
      <div className={styles.row}>
        {effect.kind === 'percent' && <PercentFields {...props} />}
        {effect.kind === 'amount' && <Fields.Money name={`${name}.amount`} label={t('money.amountOff')} />}
        {effect.kind === 'buyGet' && <BuyGetFields {...props} />}
        {effect.kind === 'gift' && <GiftFields {...props} />}
      </div>
    </>
  )
}
