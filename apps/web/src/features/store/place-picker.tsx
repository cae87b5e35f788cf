import { directionTo, distanceBetween, type Point } from '@comanda/domain/store'
import { LocateFixed } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { ShopDetail } from './shop.ts'
import { requestPosition, usePosition } from './position.ts'
import styles from './place-picker.module.css'
import { SHEET, type Sheet, sheetOf } from './sketch.ts'
import { directionText, distanceText, scaleText } from './texts.ts'
import { PinMap } from '../../ui/map/lazy-pin-map.tsx'
import type { Tiles } from '../../ui/map/pin-map.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  shop: ShopDetail | undefined
  place: Point | undefined
  onPlace: (place: Point | undefined) => void
}

interface PickerProps extends Props {
  /** The position reported by the phone. */
  onLocated: (place: Point) => void
  /** Tiles of the map; without them a sketch is drawn. */
  tiles: Tiles | undefined
}

/** Distance an arrow key moves the pin, in metres; ten times that with Shift. */
const STEP = 50

const moves: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type Zone = ShopDetail['deliveryZones'][number]

/** Corners that enclose a zone, so that the sketch has space for it. */
function cornersOf(zone: Zone, centre: Point): Point[] {
  if (zone.shape.kind === 'polygon') return zone.shape.ring.map(([longitude, latitude]) => ({ latitude, longitude }))
  if (zone.shape.kind === 'postcodes') return []
  const high = zone.shape.radius / 111_195
  const wide = high / (Math.cos((centre.latitude * Math.PI) / 180) || 1)
  return [
    { latitude: centre.latitude + high, longitude: centre.longitude },
    { latitude: centre.latitude - high, longitude: centre.longitude },
    { latitude: centre.latitude, longitude: centre.longitude + wide },
    { latitude: centre.latitude, longitude: centre.longitude - wide },
  ]
}

/** Location of an address: the phone's position, or a pin on a map of the store and its delivery area. */
export function PlacePicker({ shop, place, tiles, onPlace, onLocated }: PickerProps) {
  return (
    <Stack as="section" gap={10} aria-labelledby="place-title">
      <Text id="place-title" as="h2" size={17}>
        {t('address.where')}
      </Text>
      <DeviceButton onPlace={onLocated} />
      {tiles && <DoorMap shop={shop} place={place} tiles={tiles} onPlace={onPlace} />}
      {shop && !tiles && <PinSheet shop={shop} place={place} onPlace={onPlace} />}
      <Text role="status" kind="strong" size={14}>
        {placeText(shop, place)}
      </Text>
      {place && (
        <Button kind="plain" size="small" onClick={() => onPlace(undefined)}>
          {t('address.clearPoint')}
        </Button>
      )}
    </Stack>
  )
}

/** A shorter distance from the store is not named. */
const MIN_NAMED_METRES = 20

function placeText(shop: ShopDetail | undefined, place: Point | undefined): string {
  if (!place) return t('address.unset')
  const distance = shop ? distanceBetween(shop, place) : 0
  if (!shop || distance < MIN_NAMED_METRES) return t('address.placedHere')
  return t('address.placed', {
    distance: distanceText(distance),
    direction: directionText(directionTo(shop, place)),
    shop: shop.shopName,
  })
}

/** The map with the pin on the door and the delivery area; without a store only once there is a position. */
function DoorMap({ shop, place, tiles, onPlace }: Props & { tiles: Tiles }) {
  const centre = place ?? shop
  const store = useMemo(() => shop && { latitude: shop.latitude, longitude: shop.longitude }, [shop])
  const areas = useMemo(
    () => shop?.deliveryZones.flatMap(({ shape }) => (shape.kind === 'postcodes' ? [] : [shape])) ?? [],
    [shop],
  )
  if (!centre) return null
  return (
    <>
      <Text kind="hint">{t('address.whereHint')}</Text>
      <PinMap
        tiles={tiles}
        pin={place}
        onPin={onPlace}
        label={t(shop ? 'address.map' : 'address.where', { shop: shop?.shopName ?? '' })}
        pinLabel={t('map.pin')}
        store={store}
        areas={areas}
        centre={centre}
      />
    </>
  )
}

function DeviceButton({ onPlace }: { onPlace: (place: Point) => void }) {
  const position = usePosition()
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || position.state !== 'here') return
    wanted.current = false
    onPlace(position.point)
  }, [position, onPlace])
  const locate = () => {
    wanted.current = true
    requestPosition()
  }
  return (
    <>
      <Button
        kind="secondary"
        busy={position.state === 'asking'}
        icon={<LocateFixed aria-hidden="true" />}
        onClick={locate}
      >
        {t('address.useDevice')}
      </Button>
      {(position.state === 'refused' || position.state === 'unknown') && (
        <Text role="alert" kind="hint">
          {t(position.state === 'refused' ? 'place.noLocation' : 'place.lostLocation')}
        </Text>
      )}
    </>
  )
}

/** Sketch that contains all corners; a place outside extends it, so that the pin is always visible. */
function withRoomFor(place: Point | undefined, corners: readonly Point[]): Sheet {
  const sheet = sheetOf(corners, 2000)
  if (!place) return sheet
  const { x, y } = sheet.spotOf(place)
  const inside = [x, y].every(at => at > 0 && at < SHEET)
  return inside ? sheet : sheetOf([...corners, place])
}

function PinSheet({ shop, place, onPlace }: Props & { shop: ShopDetail }) {
  const centre: Point = { latitude: shop.latitude, longitude: shop.longitude }
  const corners = shop.deliveryZones.flatMap(zone => cornersOf(zone, centre))
  const sheet = withRoomFor(place, [centre, ...corners])
  const hintId = useId()
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by the Enter key has no coordinates.
    if (event.detail === 0) return onPlace(place ?? centre)
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * SHEET
    const y = ((event.clientY - box.top) / box.height) * SHEET
    onPlace(sheet.pointAt({ x, y }))
  }
  const keys = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const from = sheet.spotOf(place ?? centre)
    const step = sheet.lengthOf(event.shiftKey ? STEP * 10 : STEP)
    onPlace(sheet.pointAt({ x: from.x + move[0] * step, y: from.y + move[1] * step }))
  }
  const pin = place && sheet.spotOf(place)
  return (
    <>
      <Text id={hintId} kind="hint">
        {t('address.whereHint')}
      </Text>
      <button type="button" className={styles.sheet} aria-describedby={hintId} onClick={tap} onKeyDown={keys}>
        <span className="visuallyHidden">{t('address.map', { shop: shop.shopName })}</span>
        <svg viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true">
          {shop.deliveryZones.map(zone => (
            <ZoneShape key={zone.zoneId} zone={zone} sheet={sheet} centre={centre} />
          ))}
          <ShopMark sheet={sheet} centre={centre} name={shop.shopName} />
          {pin && (
            <g className={styles.pin} transform={`translate(${pin.x} ${pin.y})`}>
              <path d="M 0 0 C -46 -58 -46 -112 0 -118 C 46 -112 46 -58 0 0 Z" />
              <circle cx={0} cy={-74} r={18} />
            </g>
          )}
          <g className={styles.scale}>
            <path d={`M 50 ${SHEET - 46} v 14 h ${sheet.lengthOf(sheet.scale)} v -14`} />
            <text x={50} y={SHEET - 62}>
              {scaleText(sheet.scale)}
            </text>
          </g>
        </svg>
      </button>
    </>
  )
}

function ZoneShape({ zone, sheet, centre }: { zone: Zone; sheet: Sheet; centre: Point }) {
  if (zone.shape.kind === 'circle') {
    const { x, y } = sheet.spotOf(centre)
    return <circle className={styles.zone} cx={x} cy={y} r={sheet.lengthOf(zone.shape.radius)} />
  }
  if (zone.shape.kind === 'postcodes') return null
  const corners = zone.shape.ring.map(([longitude, latitude]) => sheet.spotOf({ latitude, longitude }))
  return <polygon className={styles.zone} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
}

function ShopMark({ sheet, centre, name }: { sheet: Sheet; centre: Point; name: string }) {
  const { x, y } = sheet.spotOf(centre)
  return (
    <g className={styles.shop}>
      <circle cx={x} cy={y} r={20} />
      <text x={x} y={y + 62} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}
