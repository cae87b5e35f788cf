import type { Point } from '@comanda/domain/store'
import { type DivIcon, type Map as LeafletMap, marker, type Marker } from 'leaflet'
import { latLng, pointAt } from './use-leaflet.ts'

const MOVES: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface DraggableOptions {
  icon: DivIcon
  label: string
  onMove: (point: Point) => void
  /** While it is dragged. */
  onDrag?: (point: Point) => void
  /** A tap, or Enter. */
  onPress?: () => void
  /** Delete or backspace. */
  onDelete?: () => void
}

/** A marker that is dragged, or moved by arrow keys: 4 pixels, with Shift 24. */
export function draggable(map: LeafletMap, at: Point, options: DraggableOptions): Marker {
  const { icon, label, onMove, onDrag, onPress, onDelete } = options
  const pin = marker(latLng(at), { draggable: true, keyboard: true, icon, autoPan: true }).addTo(map)
  const element = pin.getElement()
  element?.setAttribute('aria-label', label)
  element?.addEventListener('keydown', event => {
    const move = MOVES[event.key]
    if (move) {
      const far = event.shiftKey ? 24 : 4
      const { x, y } = map.latLngToContainerPoint(pin.getLatLng())
      pin.setLatLng(map.containerPointToLatLng([x + move[0] * far, y + move[1] * far]))
      onMove(pointAt(pin.getLatLng()))
    } else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) onDelete()
    else if (onPress && (event.key === 'Enter' || event.key === ' ')) onPress()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  pin.on('drag', () => onDrag?.(pointAt(pin.getLatLng())))
  pin.on('dragend', () => onMove(pointAt(pin.getLatLng())))
  if (onPress) pin.on('click', onPress)
  return pin
}
