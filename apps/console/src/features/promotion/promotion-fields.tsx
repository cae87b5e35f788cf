import { t } from '@comanda/web/i18n'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { RemoveButton } from '../../forms/fields/list-parts.tsx'
import { SegmentField } from '../../forms/fields/segment-field.tsx'
import { type OrderType, orderTypeOptions } from '../../forms/store-settings.ts'
import { EffectFields } from './effect-fields.tsx'
import { dishesOf, type Prices, type Promotion, type PromotionPath, type Promotions } from './queries.ts'

const Fields = fieldsOf<Promotions>()

/** Whether the guest chooses it. PRICE-3 */
const isChosen = (type: Promotion['promotionType']): boolean => type === 1104 || type === 1105

/** How it goes with other promotions and with coupons. */
function CombinationFields({ name }: { name: PromotionPath }) {
  const { value: type, change } = useFieldState<Promotion['promotionType']>(`${name}.promotionType`)
  return (
    <div className={styles.row}>
      <Switch checked={isChosen(type)} onChange={on => change(on ? 1105 : 1101)}>
        {t('promo.chosen')}
      </Switch>
      <Fields.Switch name={`${name}.stackable`} on={false} off={undefined}>
        {t('promo.alone')}
      </Fields.Switch>
      <Fields.Switch name={`${name}.excludesCoupons`}>{t('promo.noCoupons')}</Fields.Switch>
    </div>
  )
}

interface PromotionFieldsProps {
  shopId: number
  at: number
  ways: readonly number[]
  prices: Prices
  onRemove: () => void
}

/** One promotion: discount, minimum amount, dishes and times. PRICE-2 */
export function PromotionFields({ shopId, at, ways, prices, onRemove }: PromotionFieldsProps) {
  const name = `promotions.${at}` as const
  const dishes = dishesOf(prices)
  return (
    <div className={styles.card}>
      <Fields.Switch name={`${name}.off`} on={undefined} off>
        {t('campaigns.on')}
      </Fields.Switch>
      <Fields.Words name={`${name}.name`} label={t('money.name')} />
      <Fields.Days name={name} />
      <SegmentField shopId={shopId} name={`${name}.segmentId`} none={t('offers.everyGuest')} />
      <EffectFields name={`${name}.effect`} dishes={dishes} />
      <Fields.Money name={`${name}.threshold`} label={t('money.minimum')} />
      <Fields.Checks
        name={`${name}.bizTypes`}
        legend={t('money.ways')}
        options={orderTypeOptions().filter(([way]: readonly [OrderType, string]) => ways.includes(way))}
      />
      <Fields.Picks name={`${name}.foodIds`} legend={t('money.dishes')} none={t('promo.wholeOrder')} options={dishes} />
      <Fields.Picks
        name={`${name}.menuGroupIds`}
        legend={t('promo.groups')}
        none=""
        options={prices.groups.map(({ menuGroupId, displayName }) => [menuGroupId, displayName] as const)}
      />
      <div>
        <p className={styles.label}>{t('promo.happyHour')}</p>
        <Fields.Windows name={`${name}.windows`} none={t('money.always')} />
      </div>
      <CombinationFields name={name} />
      <RemoveButton onRemove={onRemove}>{t('promo.remove')}</RemoveButton>
    </div>
  )
}
