import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import fields from '../../fields/fields.module.css'
import { MoneyField } from '../../fields/money-field.tsx'
import { NamesField } from '../../fields/names-field.tsx'
import { Checks, Picks } from '../../fields/picks.tsx'
import { WindowsEditor } from '../../fields/windows-editor.tsx'
import { dishesOf, isChosen, type Prices, type Promotion } from './api.ts'
import { EffectFields } from './effect-fields.tsx'
import styles from './promotions.module.css'

interface FormProps {
  promotion: Promotion
  field: string
  currency: Currency
  languages: readonly string[]
  ways: readonly number[]
  prices: Prices
  faultAt: (field: string) => string | undefined
  onChange: (promotion: Promotion) => void
  onRemove: () => void
}

const wayWords = { 1100: 'console.dineIn', 1200: 'console.delivery', 1300: 'console.pickup' } as const
type Way = keyof typeof wayWords

function On({ promotion, field, ways, prices, faultAt, onChange }: FormProps) {
  const { menuGroupIds = [], foodIds, bizTypes } = promotion
  const offered = (Object.keys(wayWords).map(Number) as Way[]).filter(way => ways.includes(way))
  return (
    <>
      <Checks
        legend={t('money.ways')}
        error={faultAt(`${field}.bizTypes`)}
        options={offered.map(way => [way, t(wayWords[way])] as const)}
        chosen={bizTypes}
        onChange={next => onChange({ ...promotion, bizTypes: next })}
      />
      <Picks
        legend={t('money.dishes')}
        none={t('promo.wholeOrder')}
        error={faultAt(`${field}.foodIds[0]`)}
        options={dishesOf(prices)}
        chosen={foodIds}
        onChange={next => onChange({ ...promotion, foodIds: next })}
      />
      <Picks
        legend={t('promo.groups')}
        none=""
        error={faultAt(`${field}.menuGroupIds[0]`)}
        options={prices.groups.map(({ menuGroupId, displayName }) => [menuGroupId, displayName] as const)}
        chosen={menuGroupIds}
        onChange={next => onChange({ ...promotion, menuGroupIds: next })}
      />
    </>
  )
}

function Rules({ promotion, onChange }: FormProps) {
  const { stackable, ...rest } = promotion
  return (
    <div className={fields.row}>
      <Switch
        checked={isChosen(promotion)}
        onChange={on => onChange({ ...promotion, promotionType: on ? 1105 : 1101 })}
      >
        {t('promo.chosen')}
      </Switch>
      <Switch checked={stackable === false} onChange={on => onChange(on ? { ...rest, stackable: false } : rest)}>
        {t('promo.alone')}
      </Switch>
      <Switch
        checked={promotion.excludesCoupons === true}
        onChange={excludesCoupons => onChange({ ...promotion, excludesCoupons })}
      >
        {t('promo.noCoupons')}
      </Switch>
    </div>
  )
}

/** One promotion: what it does, from when on, for what, when. PRICE-2 */
export function PromotionForm(props: FormProps) {
  const { promotion, field, currency, languages, prices, faultAt, onChange, onRemove } = props
  return (
    <div className={styles.card}>
      <NamesField
        label={t('money.name')}
        error={faultAt(`${field}.name`)}
        languages={languages}
        value={promotion.name}
        onChange={name => onChange({ ...promotion, name })}
      />
      <EffectFields
        effect={promotion.effect}
        field={`${field}.effect`}
        currency={currency}
        dishes={dishesOf(prices)}
        faultAt={faultAt}
        onChange={effect => onChange({ ...promotion, effect })}
      />
      <MoneyField
        label={t('money.minimum')}
        field={`${field}.threshold`}
        currency={currency}
        value={promotion.threshold}
        onChange={threshold => onChange({ ...promotion, threshold: threshold ?? money(0) })}
      />
      <On {...props} />
      <div>
        <p className={fields.label}>{t('promo.happyHour')}</p>
        <WindowsEditor
          windows={promotion.windows}
          field={`${field}.windows`}
          faultAt={faultAt}
          none={t('money.always')}
          onChange={windows => onChange({ ...promotion, windows })}
        />
      </div>
      <Rules {...props} />
      <Button size="small" kind="danger" className={styles.start ?? ''} onClick={onRemove}>
        {t('promo.remove')}
      </Button>
    </div>
  )
}
