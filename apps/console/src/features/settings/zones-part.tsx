import { staffStoreCalls as calls } from '@comanda/contract/store'
import { inLanguage, money } from '@comanda/domain/money'
import { distanceBetween, type Point } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { useState } from 'react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { useChosen } from '../../fields/use-left.ts'
import { send } from '../../platform/send.ts'
import type { Settings, Zone } from './api.ts'
import { DraftForm } from '../../fields/draft-form.tsx'
import styles from './settings.module.css'
import { reachFor, sketchOf, stepped } from './sketch.ts'
import { usePart } from './use-part.ts'
import { squareAround, ZoneForm } from './zone-form.tsx'
import { ZoneMap } from './zone-map.tsx'

/** How far the farthest place of a zone lies from the store, in metres. */
const farOf = ({ shape }: Zone, store: Point): number =>
  shape.kind === 'circle'
    ? shape.radius
    : Math.max(0, ...shape.ring.map(([longitude, latitude]) => distanceBetween(store, { longitude, latitude })))

const nameOf = (zone: Zone, at: number): string =>
  inLanguage(zone.name, currentLocale().id) || t('settings.zone.no', { count: at + 1 })

const fresh = (store: Point): Zone => ({
  zoneId: `zone-${crypto.randomUUID().slice(0, 8)}`,
  name: {},
  shape: { kind: 'polygon', ring: squareAround(store) },
  fee: money(0),
  minimumDeliveryFee: money(0),
})

interface ZoneBarProps {
  zones: readonly Zone[]
  chosen: string | undefined
  onChoose: (zoneId: string) => void
  onAdd: () => void
}

const ZoneBar = ({ zones, chosen, onChoose, onAdd }: ZoneBarProps) => (
  <div className={fields.actions} role="group" aria-label={t('settings.zones')}>
    {zones.map((zone, i) => (
      <Chip key={zone.zoneId} pressed={zone.zoneId === chosen} onPress={() => onChoose(zone.zoneId)}>
        {nameOf(zone, i)}
      </Chip>
    ))}
    <AddButton onAdd={onAdd}>{t('settings.zone.add')}</AddButton>
  </div>
)

interface MappedProps {
  zones: readonly Zone[]
  chosen: Zone | undefined
  store: Point
  onChange: (zone: Zone) => void
}

/** The sketch, nearer or farther. */
function Mapped({ zones, chosen, store, onChange }: MappedProps) {
  const [reach, setReach] = useState(() => reachFor(Math.max(500, ...zones.map(zone => farOf(zone, store)))))
  return (
    <div className={styles.mapped}>
      <ZoneMap
        zones={zones}
        chosen={chosen?.zoneId}
        sketch={sketchOf(store, reach)}
        onRing={ring => chosen && onChange({ ...chosen, shape: { kind: 'polygon', ring } })}
      />
      <div className={fields.actions}>
        <Button size="small" kind="plain" onClick={() => setReach(stepped(reach, -1))}>
          {t('settings.zone.nearer')}
        </Button>
        <Button size="small" kind="plain" onClick={() => setReach(stepped(reach, 1))}>
          {t('settings.zone.farther')}
        </Button>
      </div>
      <p className={fields.quiet}>{t('settings.zone.mapHint')}</p>
    </div>
  )
}

/** Where the store delivers to, drawn on a sketch or typed as coordinates. Where zones overlap the first one counts. PRICE-6 */
export function ZonesPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const { point, currency, languages } = settings
  const part = usePart(shopId, 'zones', settings.zones, ask => send(calls.saveZones, { shopId, ...ask }))
  const { zones } = part.draft
  const [chosenId, setChosen] = useChosen(
    `settings/${shopId}/zones.chosen`,
    zones.map(one => one.zoneId),
  )
  const at = zones.findIndex(({ zoneId }) => zoneId === chosenId)
  const chosen = zones[at]
  const edit = (next: Zone[]) => part.edit({ zones: next })
  const put = (zone: Zone) => edit(zones.map(one => (one.zoneId === zone.zoneId ? zone : one)))
  const add = () => {
    const zone = fresh(point)
    edit([...zones, zone])
    setChosen(zone.zoneId)
  }
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <p className={fields.quiet}>{t('settings.zonesHint')}</p>
        <ZoneBar zones={zones} chosen={chosenId} onChoose={setChosen} onAdd={add} />
        {zones.length === 0 && <p className={fields.quiet}>{t('settings.noZones')}</p>}
        <div className={styles.zoned}>
          <Mapped zones={zones} chosen={chosen} store={point} onChange={put} />
          {chosen && (
            <ZoneForm
              key={chosen.zoneId}
              zone={chosen}
              first={at === 0}
              field={`zones[${at}]`}
              currency={currency}
              languages={languages}
              store={point}
              faultAt={part.faultAt}
              onChange={put}
              onFirst={() =>
                edit([...zones.slice(0, at - 1), chosen, ...zones.slice(at - 1).filter(one => one !== chosen)])
              }
              onRemove={() => {
                edit(zones.filter(one => one !== chosen))
                setChosen(zones[at === 0 ? 1 : 0]?.zoneId)
              }}
            />
          )}
        </div>
      </DraftForm>
    </div>
  )
}
