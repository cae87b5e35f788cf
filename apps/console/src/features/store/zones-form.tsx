import { staffStoreCalls as calls } from '@comanda/contract/store'
import { inLanguage, money } from '@comanda/domain/money'
import { distanceBetween, isPlaced, type Point } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Grid, Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { AreaMap } from '@comanda/web/ui/map/lazy-area-map.tsx'
import type { Tiles } from '@comanda/web/ui/map/pin-map.tsx'
import { useMemo, useState } from 'react'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { AddButton, ChipChoice } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId, type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import { useSelection } from '../../forms/state/stored-state.ts'
import { goTo } from '../../platform/place.ts'
import { useMapSettings } from './places.ts'
import { sketchRadiusFor, sketchOf, stepped } from './sketch.ts'
import { squareAround, type StorePlace, type Zone, ZoneFields } from './zone-fields.tsx'
import { ZoneMap } from './zone-map.tsx'
import styles from './zones.module.css'

/** The distance from the store to the farthest point of a zone, in metres. */
function reachOf({ shape }: Zone, store: Point): number {
  if (shape.kind === 'circle') return shape.radius
  const ring = shape.kind === 'polygon' ? shape.ring : []
  return Math.max(0, ...ring.map(([longitude, latitude]) => distanceBetween(store, { longitude, latitude })))
}

const nameOf = (zone: Zone, at: number): string =>
  inLanguage(zone.name, currentLocale().id) || t('settings.zone.no', { count: at + 1 })

/** A zone to begin with: drawn around the store, or by postcode if the store has no position. */
const newZone = ({ point, countryCode }: StorePlace): Zone => ({
  zoneId: newId('zone'),
  name: {},
  shape: isPlaced(point)
    ? { kind: 'polygon', ring: squareAround(point) }
    : { kind: 'postcodes', countryCode, postcodes: [] },
  fee: money(0),
  minimumDeliveryFee: money(0),
})

interface MapProps {
  zones: readonly Zone[]
  chosen: Zone | undefined
  at: number
  store: Point
}

/** The zones that are drawn on a map. */
const areasOf = (zones: readonly Zone[]) =>
  zones.flatMap(({ zoneId, shape }) => (shape.kind === 'postcodes' ? [] : [{ id: zoneId, shape }]))

/** The zones on a map of tiles. */
function TileMap({ tiles, zones, chosen, at, store }: MapProps & { tiles: Tiles }) {
  const { change } = useFieldState<Zone['shape']>(`zones.${at}.shape`)
  const shown = chosen && chosen.shape.kind !== 'postcodes' ? [chosen] : zones
  const reach = Math.max(500, ...shown.map(zone => reachOf(zone, store)))
  const areas = useMemo(() => areasOf(zones), [zones])
  const zone = chosen ? nameOf(chosen, at) : ''
  return (
    <Grid gap={8} columns={1}>
      <AreaMap
        tiles={tiles}
        label={t('settings.zone.map')}
        store={store}
        areas={areas}
        chosen={chosen?.zoneId}
        reach={reach}
        onRing={ring => chosen && change({ kind: 'polygon', ring })}
        cornerLabel={count => t('settings.zone.corner', { count, zone })}
        middleLabel={count => t('settings.zone.middle', { count, zone })}
      />
      <Text kind="quiet">{t('settings.zone.mapHint')}</Text>
    </Grid>
  )
}

/** The zones on a map of tiles; without tiles, on a sketch. */
function Map(props: MapProps) {
  const maps = useMapSettings()
  if (!maps) return <Skeleton height={320} />
  return maps.tiles ? <TileMap tiles={maps.tiles} {...props} /> : <SketchMap {...props} />
}

/** The sketch of the zones, zoomed in and out. */
function SketchMap({ zones, chosen, at, store }: MapProps) {
  const [reach, setReach] = useState(() => sketchRadiusFor(Math.max(500, ...zones.map(zone => reachOf(zone, store)))))
  const { change } = useFieldState<Zone['shape']>(`zones.${at}.shape`)
  return (
    <Grid gap={8} columns={1}>
      <ZoneMap
        zones={zones}
        chosen={chosen?.zoneId}
        sketch={sketchOf(store, reach)}
        onRing={ring => chosen && change({ kind: 'polygon', ring })}
      />
      <Row wrap gap={8}>
        <Button size="small" kind="plain" onClick={() => setReach(stepped(reach, -1))}>
          {t('settings.zone.nearer')}
        </Button>
        <Button size="small" kind="plain" onClick={() => setReach(stepped(reach, 1))}>
          {t('settings.zone.farther')}
        </Button>
      </Row>
      <Text kind="quiet">{t('settings.zone.mapHint')}</Text>
    </Grid>
  )
}

/** In place of the map, if it is not known where the store is. */
const WithoutPlace = () => (
  <Grid gap={8} columns={1}>
    <Text>{t('settings.zone.notPlaced')}</Text>
    <Row wrap gap={8}>
      <Button kind="secondary" onClick={() => goTo('settings', 'general')}>
        {t('settings.zone.place')}
      </Button>
    </Row>
  </Grid>
)

function ZoneList({ shopId, store }: { shopId: number; store: StorePlace }) {
  const { entries: zones, add, remove, moveUp } = useListField<Zone>('zones')
  const ids = zones.map(one => one.zoneId)
  const [chosenId, choose] = useSelection(`settings/${shopId}/zones.chosen`, ids)
  const at = ids.indexOf(chosenId ?? '')
  const chosen = zones[at]
  const addZone = () => {
    const zone = newZone(store)
    add(zone)
    choose(zone.zoneId)
  }
  const removeZone = () => {
    remove(at)
    choose(ids[at === 0 ? 1 : 0])
  }
  return (
    <>
      <ChipChoice
        label={t('settings.zones')}
        options={zones.map((zone, i) => [zone.zoneId, nameOf(zone, i)] as const)}
        chosen={chosenId}
        onChoose={choose}
      >
        <AddButton onAdd={addZone}>{t('settings.zone.add')}</AddButton>
      </ChipChoice>
      {zones.length === 0 && <Text kind="quiet">{t('settings.noZones')}</Text>}
      <div className={styles.columns}>
        {isPlaced(store.point) ? <Map zones={zones} chosen={chosen} at={at} store={store.point} /> : <WithoutPlace />}
        {chosen && (
          <ZoneFields
            key={chosen.zoneId}
            zone={chosen}
            at={at}
            store={store}
            onMoveUp={at > 0 ? () => moveUp(at) : undefined}
            onRemove={removeZone}
          />
        )}
      </div>
    </>
  )
}

/** Where the store delivers, drawn on a map or listed by postcode. Where zones overlap the first one counts. PRICE-6 */
export function ZonesForm({ shopId, settings }: SettingsProps) {
  const { point, currency, languages, zones, general } = settings
  const form = useStoreForm(shopId, 'zones', calls.saveZones, zones)
  return (
    <SettingsForm form={form} languages={languages} currency={currency}>
      <Text kind="quiet">{t('settings.zonesHint')}</Text>
      <ZoneList shopId={shopId} store={{ point, countryCode: general.address.countryCode }} />
    </SettingsForm>
  )
}
