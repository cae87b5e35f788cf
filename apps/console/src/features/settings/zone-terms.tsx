import { type Currency, money, NOTHING } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Trash2 } from 'lucide-react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import type { Zone } from './api.ts'
import { MoneyField } from '../../fields/money-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { placed } from '../../fields/placed.ts'
import { WindowsEditor } from '../../fields/windows-editor.tsx'

interface ZoneTermsProps {
  zone: Zone
  field: string
  currency: Currency
  faultAt: (field: string) => string | undefined
  onChange: (zone: Zone) => void
}

function Amounts({ zone, field, currency, onChange }: ZoneTermsProps) {
  const { freeFrom, ...paid } = zone
  return (
    <div className={fields.row}>
      <MoneyField
        label={t('settings.zone.fee')}
        field={`${field}.fee`}
        currency={currency}
        value={zone.fee}
        onChange={fee => onChange({ ...zone, fee: fee ?? NOTHING })}
      />
      <MoneyField
        label={t('settings.zone.minimum')}
        field={`${field}.minimumDeliveryFee`}
        currency={currency}
        value={zone.minimumDeliveryFee}
        onChange={minimum => onChange({ ...zone, minimumDeliveryFee: minimum ?? NOTHING })}
      />
      <MoneyField
        label={t('settings.zone.freeFrom')}
        field={`${field}.freeFrom`}
        currency={currency}
        value={freeFrom}
        optional
        onChange={from => onChange(from === undefined ? paid : { ...zone, freeFrom: money(from) })}
      />
    </div>
  )
}

/** Another fee from so many metres on. */
function FarFees({ zone, field, currency, faultAt, onChange }: ZoneTermsProps) {
  const { feeByDistance: steps = [], ...rest } = zone
  const put = (next: typeof steps) => onChange(next.length === 0 ? rest : { ...rest, feeByDistance: next })
  return (
    <div className={fields.windows}>
      {placed(steps).map(({ entry: step, at, key }) => (
        <div key={key} className={fields.times}>
          <NumberField
            label={t('settings.zone.fromMetres')}
            error={faultAt(`${field}.feeByDistance[${at}].from`)}
            value={step.from}
            max={100_000}
            step={100}
            onChange={from => put(steps.with(at, { ...step, from }))}
          />
          <MoneyField
            label={t('settings.zone.fee')}
            field={`${field}.feeByDistance[${at}].fee`}
            currency={currency}
            value={step.fee}
            onChange={fee => put(steps.with(at, { ...step, fee: fee ?? NOTHING }))}
          />
          <IconButton
            className={fields.remove ?? ''}
            label={t('settings.zone.removeFee', { count: step.from })}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => put(steps.toSpliced(at, 1))}
          />
        </div>
      ))}
      <AddButton
        onAdd={() => put([...steps, { from: (steps.at(-1)?.from ?? 1000) + 1000, fee: steps.at(-1)?.fee ?? zone.fee }])}
      >
        {t('settings.zone.addFee')}
      </AddButton>
    </div>
  )
}

/** What delivery to a zone costs, and when it is delivered to. PRICE-6 */
export function ZoneTerms(props: ZoneTermsProps) {
  const { zone, field, faultAt, onChange } = props
  const { windows = [], ...always } = zone
  return (
    <>
      <Amounts {...props} />
      <FarFees {...props} />
      <h3>{t('settings.zone.hours')}</h3>
      <WindowsEditor
        windows={windows}
        field={`${field}.windows`}
        faultAt={faultAt}
        none={t('settings.zone.always')}
        onChange={next => onChange(next.length === 0 ? always : { ...always, windows: next })}
      />
    </>
  )
}
