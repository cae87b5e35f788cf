import { joinWithComma, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import fields from '../../fields/fields.module.css'
import { NamesField } from '../../fields/names-field.tsx'
import { Checks, Picks } from '../../fields/picks.tsx'
import type { Stall } from './api.ts'
import styles from './settings.module.css'
import type { StallFormProps } from './stall-form-props.ts'
import { StallPrices } from './stall-prices.tsx'
import { StallTerms } from './stall-terms.tsx'

const keyOf = ({ foodId, unitId }: Stall['included'][number]): string => `${foodId} ${unitId}`

/** The dishes of a stall, in all sizes or in one of them. */
function Dishes({ stall, field, found: { dishes }, faultAt, onChange }: StallFormProps) {
  const fault = stall.included.map((_, at) => faultAt(`${field}.included[${at}]`)).find(Boolean)
  return (
    <Picks
      legend={t('settings.stall.dishes')}
      error={fault ?? faultAt(`${field}.included`)}
      options={dishes.map(it => [keyOf(it), it.displayName] as const)}
      chosen={stall.included.map(keyOf)}
      onChange={keys =>
        onChange({
          ...stall,
          included: dishes.filter(it => keys.includes(keyOf(it))).map(({ foodId, unitId }) => ({ foodId, unitId })),
        })
      }
    />
  )
}

/** One stall: its name, its dishes, what it gives, for how long and for how much. CART-13 */
export function StallForm(props: StallFormProps) {
  const { stall, field, languages, found, tables, faultAt, onChange, onRemove } = props
  return (
    <div className={styles.card}>
      <NamesField
        label={t('money.name')}
        error={faultAt(`${field}.displayName`)}
        languages={languages}
        value={stall.displayName}
        onChange={displayName => onChange({ ...stall, displayName })}
      />
      <Dishes {...props} />
      <StallTerms {...props} />
      <StallPrices {...props} />
      {found.taxes.length > 0 && (
        <Checks
          legend={t('settings.stall.taxes')}
          options={found.taxes.map(({ taxId, name }) => [taxId, name] as const)}
          chosen={stall.taxIds}
          error={stall.taxIds.map((_, at) => faultAt(`${field}.taxIds[${at}]`)).find(Boolean)}
          onChange={taxIds => onChange({ ...stall, taxIds })}
        />
      )}
      <p className={fields.quiet}>
        {tables.length > 0
          ? t('settings.stall.laidAt', { tables: joinWithComma(tables) })
          : t('settings.stall.laidNowhere')}
      </p>
      <div className={fields.actions}>
        <Button size="small" kind="danger" onClick={onRemove}>
          {t('settings.stall.remove')}
        </Button>
      </div>
    </div>
  )
}
