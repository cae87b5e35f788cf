import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import fields from '../../fields/fields.module.css'
import { NumberField } from '../../fields/number-field.tsx'
import type { StallFormProps } from './stall-form-props.ts'

const MOST_PLATES = 999
const MOST_MINUTES = 1440

const counts = ['limitCount', 'singleLimitCount'] as const
const times = ['intervalMinutes', 'stayMinutes', 'lastOrderMinutes'] as const

/** How many plates a stall gives, how often anew, and for how long. CART-3, CART-13 */
export function StallTerms({
  stall,
  field,
  faultAt,
  onChange,
}: Pick<StallFormProps, 'stall' | 'field' | 'faultAt' | 'onChange'>) {
  const number = (name: (typeof counts)[number] | (typeof times)[number], max: number) => (
    <NumberField
      key={name}
      label={t(`settings.stall.${name}`)}
      hint={stall[name] === 0 ? t(`settings.stall.${name}None`) : undefined}
      error={faultAt(`${field}.${name}`)}
      value={stall[name]}
      max={max}
      onChange={value => onChange({ ...stall, [name]: value })}
    />
  )
  return (
    <>
      <div className={fields.row}>
        <Field label={t('settings.stall.limitType')} error={faultAt(`${field}.limitType`)}>
          <Select
            value={String(stall.limitType)}
            onChange={event => onChange({ ...stall, limitType: event.target.value === '0' ? 0 : 1 })}
          >
            <option value="1">{t('settings.stall.eachPerson')}</option>
            <option value="0">{t('settings.stall.eachTable')}</option>
          </Select>
        </Field>
        {counts.map(name => number(name, MOST_PLATES))}
      </div>
      <div className={fields.row}>{times.map(name => number(name, MOST_MINUTES))}</div>
    </>
  )
}
