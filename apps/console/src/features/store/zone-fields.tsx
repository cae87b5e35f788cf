import type { staffStoreCalls as calls } from '@comanda/contract/store'
import { money } from '@comanda/domain/money'
import type { Point } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { ArrowUp } from 'lucide-react'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, ChipChoice, ErrorText, RemoveButton, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { PostcodeFields } from './postcode-fields.tsx'

type Zones = SettingsOf<typeof calls.saveZones>
export type Zone = Zones['zones'][number]

const Fields = fieldsOf<Zones>()

type Path = `zones.${number}`
type Corner = [longitude: number, latitude: number]

/** Where the store is. */
export interface StorePlace {
  point: Point
  countryCode: string
}

/** A square of about two kilometres around the store, to begin drawing with. */
export const squareAround = ({ latitude, longitude }: Point): Corner[] => [
  [longitude - 0.012, latitude - 0.009],
  [longitude + 0.012, latitude - 0.009],
  [longitude + 0.012, latitude + 0.009],
  [longitude - 0.012, latitude + 0.009],
]

/** The shape a zone starts with. */
function newShape(kind: Zone['shape']['kind'], { point, countryCode }: StorePlace): Zone['shape'] {
  if (kind === 'circle') return { kind, radius: 2000 }
  return kind === 'polygon' ? { kind, ring: squareAround(point) } : { kind, countryCode, postcodes: [] }
}

function ShapeFields({ name, store }: { name: Path; store: StorePlace }) {
  const { value: shape, error, change } = useFieldState<Zone['shape']>(`${name}.shape`)
  const ringError = useFieldState(`${name}.shape.ring`).error
  const choose = (kind: Zone['shape']['kind']) => kind !== shape.kind && change(newShape(kind, store))
  return (
    <>
      <ChipChoice
        label={t('settings.zone.shape')}
        options={[
          ['circle', t('settings.zone.circle')],
          ['polygon', t('settings.zone.drawn')],
          ['postcodes', t('settings.zone.byPostcode')],
        ]}
        chosen={shape.kind}
        onChoose={choose}
      />
      <ErrorText>{error ?? ringError}</ErrorText>
      {shape.kind === 'circle' && (
        <Fields.Number name={`${name}.shape.radius`} label={t('settings.zone.radius')} max={100_000} step={100} />
      )}
      {shape.kind === 'postcodes' && <PostcodeFields name={`${name}.shape.postcodes`} />}
    </>
  )
}

type Step = NonNullable<Zone['feeByDistance']>[number]

/** Other fees from so many metres on. */
function DistanceFees({ name, fee }: { name: `${Path}.feeByDistance`; fee: Step['fee'] }) {
  const { entries: steps, rows, add, remove } = useListField<Step>(name, { optional: true })
  const last = steps.at(-1) ?? { from: 1000, fee }
  return (
    <div className={styles.group}>
      {rows.map(({ entry: step, at, key }) => (
        <div key={key} className={styles.pair}>
          <Fields.Number name={`${name}.${at}.from`} label={t('settings.zone.fromMetres')} max={100_000} step={100} />
          <Fields.Money name={`${name}.${at}.fee`} label={t('settings.zone.fee')} />
          <RemoveIcon label={t('settings.zone.removeFee', { count: step.from })} onRemove={() => remove(at)} />
        </div>
      ))}
      <AddButton onAdd={() => add({ from: last.from + 1000, fee: money(Number(last.fee) || 0) })}>
        {t('settings.zone.addFee')}
      </AddButton>
    </div>
  )
}

interface ZoneFieldsProps {
  zone: Zone
  at: number
  store: StorePlace
  onMoveUp: (() => void) | undefined
  onRemove: () => void
}

/** One zone: its name, its shape, what delivery to it costs, and when it is delivered to. PRICE-6 */
export function ZoneFields({ zone, at, store, onMoveUp, onRemove }: ZoneFieldsProps) {
  const name = `zones.${at}` as const
  return (
    <div className={styles.card}>
      <Fields.Words name={`${name}.name`} label={t('settings.zone.name')} />
      <ShapeFields name={name} store={store} />
      <div className={styles.row}>
        <Fields.Money name={`${name}.fee`} label={t('settings.zone.fee')} />
        <Fields.Money name={`${name}.minimumDeliveryFee`} label={t('settings.zone.minimum')} />
        <Fields.Money name={`${name}.freeFrom`} label={t('settings.zone.freeFrom')} optional />
      </div>
      <DistanceFees name={`${name}.feeByDistance`} fee={zone.fee} />
      <h3>{t('settings.zone.hours')}</h3>
      <Fields.Windows name={`${name}.windows`} none={t('settings.zone.always')} optional />
      <Row wrap gap={8}>
        {onMoveUp && (
          <Button size="small" kind="plain" icon={<ArrowUp aria-hidden="true" size={18} />} onClick={onMoveUp}>
            {t('settings.zone.up')}
          </Button>
        )}
        <RemoveButton onRemove={onRemove}>{t('settings.zone.remove')}</RemoveButton>
      </Row>
    </div>
  )
}
