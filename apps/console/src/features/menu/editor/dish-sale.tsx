import { t } from '@comanda/web/i18n'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import type { DishSectionProps } from './dish-prices.tsx'
import type { DishValues } from './dish-values.ts'
import { Section } from './section.tsx'

const Fields = fieldsOf<{ dish: DishValues }>()

/** An empty field is not a number; text that is not a number stays as typed and is refused on saving. */
export const optionalNumber = {
  format: (value: number | string | undefined): string => (value === undefined ? '' : String(value)),
  parse(text: string): number | string | undefined {
    if (text.trim() === '') return undefined
    return /^\d+$/.test(text.trim()) ? Number(text) : text
  },
}

/** Limits, stock and kitchen of a dish. CART-2, CART-3, MENU-4 */
export function DishSale({ draft }: DishSectionProps) {
  const stations = [...new Set(draft.document.items.flatMap(item => item.station ?? []))]
  return (
    <Section title={t('menuEdit.section.sale')}>
      <div className={forms.narrowRow}>
        <Fields.Number name="dish.saleSettings.saleMin" label={t('menuEdit.saleMin')} min={1} max={99} />
        <Fields.Number name="dish.saleSettings.saleStep" label={t('menuEdit.saleStep')} min={1} max={99} />
        <Fields.Number name="dish.saleSettings.limitSale" label={t('menuEdit.limit')} max={999} />
        <Fields.Select
          name="dish.saleSettings.limitSaleType"
          label={t('menuEdit.limitPer')}
          options={[
            [0, t('menuEdit.limitPer.0')],
            [1, t('menuEdit.limitPer.1')],
          ]}
        />
      </div>
      <fieldset className={forms.group}>
        <legend className={forms.legend}>{t('menuEdit.hours')}</legend>
        <Fields.Windows name="dish.windows" none={t('menuEdit.dishAlways')} optional />
      </fieldset>
      <div className={forms.row}>
        <Fields.Text
          name="dish.startStock"
          label={t('menuEdit.startStock')}
          hint={t('menuEdit.startStockHint')}
          inputMode="numeric"
          optional
          {...optionalNumber}
        />
        <Fields.Text
          name="dish.station"
          label={t('menuEdit.station')}
          list="menu-stations"
          maxLength={30}
          optional
          parse={text => (text === '' ? undefined : text)}
        />
        <datalist id="menu-stations">
          {stations.map(station => (
            <option key={station} value={station}>
              {station}
            </option>
          ))}
        </datalist>
      </div>
    </Section>
  )
}
