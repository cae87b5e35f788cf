import type { Currency } from '@comanda/domain/money'
import type { Point } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { ArrowUp, Trash2 } from 'lucide-react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { Fault } from '../../fields/fault.tsx'
import type { Zone } from './api.ts'
import { NamesField } from '../../fields/names-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { placed } from '../../fields/placed.ts'
import styles from './settings.module.css'
import { ZoneTerms } from './zone-terms.tsx'

interface ZoneFormProps {
  zone: Zone
  first: boolean
  field: string
  currency: Currency
  languages: readonly string[]
  store: Point
  faultAt: (field: string) => string | undefined
  onChange: (zone: Zone) => void
  onFirst: () => void
  onRemove: () => void
}

type Ring = [number, number][]

/** A square of two kilometres around the store: something to drag. */
export const squareAround = ({ latitude, longitude }: Point): Ring => [
  [longitude - 0.012, latitude - 0.009],
  [longitude + 0.012, latitude - 0.009],
  [longitude + 0.012, latitude + 0.009],
  [longitude - 0.012, latitude + 0.009],
]

interface CornersProps {
  ring: Ring
  field: string
  faultAt: (field: string) => string | undefined
  onChange: (ring: Ring) => void
}

/** The corners as coordinates: the way by keyboard, and the exact one. */
function Corners({ ring, field, faultAt, onChange }: CornersProps) {
  const last = ring.at(-1)
  const put = (at: number, corner: [number, number]) => onChange(ring.with(at, corner))
  return (
    <div className={fields.windows}>
      {placed(ring).map(({ entry: [longitude, latitude], at: i, key }) => (
        <div key={key} className={fields.times}>
          <Field label={t('settings.zone.latitude', { count: i + 1 })} error={faultAt(`${field}[${i}]`)}>
            <TextInput
              type="number"
              step="0.0001"
              dir="ltr"
              value={String(latitude)}
              onChange={event => put(i, [longitude, Number(event.target.value)])}
            />
          </Field>
          <Field label={t('settings.zone.longitude', { count: i + 1 })}>
            <TextInput
              type="number"
              step="0.0001"
              dir="ltr"
              value={String(longitude)}
              onChange={event => put(i, [Number(event.target.value), latitude])}
            />
          </Field>
          <IconButton
            className={fields.remove ?? ''}
            label={t('settings.zone.removeCorner', { count: i + 1 })}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => onChange(ring.toSpliced(i, 1))}
          />
        </div>
      ))}
      <AddButton onAdd={() => onChange([...ring, [(last?.[0] ?? 0) + 0.002, (last?.[1] ?? 0) + 0.002]])}>
        {t('settings.zone.addCorner')}
      </AddButton>
    </div>
  )
}

function Kinds({ zone, store, onChange }: Pick<ZoneFormProps, 'zone' | 'store' | 'onChange'>) {
  const { shape } = zone
  return (
    <div className={fields.actions} role="group" aria-label={t('settings.zone.shape')}>
      <Chip
        pressed={shape.kind === 'circle'}
        onPress={() => shape.kind !== 'circle' && onChange({ ...zone, shape: { kind: 'circle', radius: 2000 } })}
      >
        {t('settings.zone.circle')}
      </Chip>
      <Chip
        pressed={shape.kind === 'polygon'}
        onPress={() =>
          shape.kind !== 'polygon' && onChange({ ...zone, shape: { kind: 'polygon', ring: squareAround(store) } })
        }
      >
        {t('settings.zone.drawn')}
      </Chip>
    </div>
  )
}

/** One zone: its name, its shape, what it costs. PRICE-6 */
export function ZoneForm(props: ZoneFormProps) {
  const { zone, first, field, languages, faultAt, onChange, onFirst, onRemove } = props
  const { shape } = zone
  const fault = faultAt(`${field}.shape`) ?? faultAt(`${field}.shape.ring`)
  return (
    <div className={styles.card}>
      <NamesField
        label={t('settings.zone.name')}
        error={faultAt(`${field}.name`)}
        languages={languages}
        value={zone.name}
        onChange={name => onChange({ ...zone, name })}
      />
      <Kinds {...props} />
      <Fault>{fault}</Fault>
      {shape.kind === 'circle' ? (
        <NumberField
          label={t('settings.zone.radius')}
          error={faultAt(`${field}.shape.radius`)}
          value={shape.radius}
          max={100_000}
          step={100}
          onChange={radius => onChange({ ...zone, shape: { kind: 'circle', radius } })}
        />
      ) : (
        <Corners
          ring={shape.ring}
          field={`${field}.shape.ring`}
          faultAt={faultAt}
          onChange={ring => onChange({ ...zone, shape: { kind: 'polygon', ring } })}
        />
      )}
      <ZoneTerms {...props} />
      <div className={fields.actions}>
        {!first && (
          <Button size="small" kind="plain" icon={<ArrowUp aria-hidden="true" size={18} />} onClick={onFirst}>
            {t('settings.zone.up')}
          </Button>
        )}
        <Button size="small" kind="danger" onClick={onRemove}>
          {t('settings.zone.remove')}
        </Button>
      </div>
    </div>
  )
}
