import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { table as calls } from '@comanda/contract/table'
import { changePlace, overlap, PLAN, type Place, placesOf, TABLE_SIDE, tableShapes } from '@comanda/domain/table'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { planKey, useFloorPlan } from '../../../platform/floor-plan.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { MovedNotice } from '../../../ui/moved-notice.tsx'
import { Placed, RoomPlan } from '../../../ui/room-plan.tsx'
import type { TableSetup } from '../table-form.tsx'
import styles from './plan.module.css'

const codes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] }
const arrows: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

interface Plan {
  places: Place[]
  mark: string
}

interface EditorProps {
  shopId: number
  tables: readonly TableSetup[]
  onClose: () => void
}

/** Draws the floor plan: tables are moved by pointer, touch or arrow keys, and get a shape and a size. BOOK-8 */
export function PlanEditor(props: EditorProps) {
  const query = useFloorPlan(props.shopId)
  return <Loaded query={query}>{plan => <Drawing plan={plan} {...props} />}</Loaded>
}

/** The tables by area, with the places of each. */
function roomsOf(tables: readonly TableSetup[], drawn: readonly Place[]) {
  const areas = Map.groupBy(tables, table => inLanguage(table.serviceAreaName, currentLocale().id))
  return [...areas].map(([name, inside]) => ({ name, tables: inside, places: placesOf(inside, drawn) }))
}

/** The plan that is drawn, from the saved one on; `moved`: another person saved meanwhile, and one of the two is to be chosen. */
function useDrawing(plan: Plan) {
  const [base, setBase] = useState(plan)
  const [drawn, setDrawn] = useState<readonly Place[]>(plan.places)
  const isOld = base.mark !== plan.mark
  const takeTheirs = () => {
    setBase(plan)
    setDrawn(plan.places)
  }
  if (isOld && drawn === base.places) takeTheirs()
  return { drawn, setDrawn, mark: base.mark, moved: isOld, takeTheirs, keepMine: () => setBase(plan) }
}

function Drawing({ plan, shopId, tables, onClose }: EditorProps & { plan: Plan }) {
  const client = useQueryClient()
  const { drawn, setDrawn, mark, moved, ...choice } = useDrawing(plan)
  const [chosen, setChosen] = useState<string>()
  const rooms = roomsOf(tables, drawn)
  const places = rooms.flatMap(room => room.places)
  const save = useMutation({
    mutationFn: () => send(calls.saveFloorPlan, { shopId, mark, places }),
    onSuccess(saved) {
      client.setQueryData(planKey(shopId), saved)
      toast(t('floor.planSaved'))
      onClose()
    },
    onError(error) {
      toast(error.message)
      void client.invalidateQueries({ queryKey: planKey(shopId) })
    },
  })
  const place = places.find(one => one.tableId === chosen)
  const change = (of: Place, next: Partial<Place>) =>
    setDrawn(places.map(one => (one.tableId === of.tableId ? changePlace(one, next) : one)))
  return (
    <Stack gap={16}>
      <Text kind="quiet">{t('floor.planHint')}</Text>
      {rooms.map(room => (
        <Room key={room.name} {...room} chosen={chosen} onChoose={setChosen} onMove={change} />
      ))}
      {place && (
        <PlaceFields
          name={tables.find(one => one.tableId === chosen)?.tableName ?? ''}
          place={place}
          onChange={next => change(place, next)}
        />
      )}
      {moved && <MovedNotice onTakeTheirs={choice.takeTheirs} onKeepMine={choice.keepMine} />}
      <Row gap={8} wrap>
        <Button busy={save.isPending} disabled={moved} onClick={() => save.mutate()}>
          {t('console.save')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('console.goBack')}
        </Button>
      </Row>
    </Stack>
  )
}

type AreaPlan = ReturnType<typeof roomsOf>[number]

interface RoomProps extends AreaPlan {
  chosen: string | undefined
  onChoose: (tableId: string) => void
  onMove: (place: Place, next: Partial<Place>) => void
}

function Room({ name, tables, places, chosen, onChoose, onMove }: RoomProps) {
  const box = useRef<HTMLDivElement>(null)
  /** The size of a cell on the screen, in pixels. */
  const cell = () => {
    const { width = PLAN.columns, height = PLAN.rows } = box.current?.querySelector('ul')?.getBoundingClientRect() ?? {}
    return { x: width / PLAN.columns, y: height / PLAN.rows }
  }
  const byCell: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
    const step = arrows[event.code]
    if (!step) return undefined
    event.preventDefault()
    const size = cell()
    return { x: x + step[0] * size.x, y: y + step[1] * size.y }
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byCell, keyboardCodes: codes }),
  )
  const end = ({ active, delta }: DragEndEvent) => {
    const place = places.find(one => one.tableId === active.id)
    if (!place) return
    const size = cell()
    const forward = document.dir === 'rtl' ? -delta.x : delta.x
    onMove(place, { x: place.x + forward / size.x, y: place.y + delta.y / size.y })
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ screenReaderInstructions: { draggable: t('floor.planHint') } }}
      onDragStart={({ active }) => onChoose(String(active.id))}
      onDragEnd={end}
    >
      <Stack as="section" gap={8}>
        <Text as="h3" size={16}>
          {name}
        </Text>
        <div ref={box}>
          <RoomPlan grid label={name}>
            {places.map(place => (
              <Placed key={place.tableId} place={place}>
                <DraggableTable
                  place={place}
                  name={tables.find(one => one.tableId === place.tableId)?.tableName ?? ''}
                  clashes={places.some(one => one !== place && overlap(one, place))}
                  isChosen={place.tableId === chosen}
                  onChoose={() => onChoose(place.tableId)}
                />
              </Placed>
            ))}
          </RoomPlan>
        </div>
      </Stack>
    </DndContext>
  )
}

interface DraggableTableProps {
  place: Place
  name: string
  /** It stands in the way of another one. */
  clashes: boolean
  isChosen: boolean
  onChoose: () => void
}

function DraggableTable({ place, name, clashes, isChosen, onChoose }: DraggableTableProps) {
  const { attributes, listeners, setNodeRef, transform } = useDraggable({ id: place.tableId })
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className={classNames(styles.spot, styles.drag)}
      data-shape={place.shape}
      data-state={clashes ? 'clash' : undefined}
      data-chosen={isChosen}
      aria-label={t('console.table', { name })}
      style={{ transform: CSS.Translate.toString(transform) }}
      onClick={onChoose}
    >
      <span className={styles.number}>{name}</span>
      {clashes && <span>{t('floor.planClash')}</span>}
    </button>
  )
}

interface PlaceFieldsProps {
  name: string
  place: Place
  onChange: (next: Partial<Place>) => void
}

/** Shape, size and position of the chosen table. */
function PlaceFields({ name, place, onChange }: PlaceFieldsProps) {
  const numbers = [
    ['width', t('floor.planWidth'), TABLE_SIDE.least, TABLE_SIDE.most],
    ['height', t('floor.planHeight'), TABLE_SIDE.least, TABLE_SIDE.most],
    ['x', t('floor.planX'), 0, PLAN.columns - place.width],
    ['y', t('floor.planY'), 0, PLAN.rows - place.height],
  ] as const
  return (
    <Stack as="section" gap={8} aria-label={t('console.table', { name })}>
      <Text as="h3" size={16}>
        {t('console.table', { name })}
      </Text>
      <Row wrap align="end">
        <Row gap={8} role="group" aria-label={t('floor.planShape')}>
          {tableShapes.map(shape => (
            <Chip key={shape} pressed={place.shape === shape} onPress={() => onChange({ shape })}>
              {t(shape === 'round' ? 'floor.planRound' : 'floor.planSquare')}
            </Chip>
          ))}
        </Row>
        {numbers.map(([field, label, min, max]) => (
          <Row key={field} gap={8}>
            <Text as="span" size={14}>
              {label}
            </Text>
            <Stepper
              name={label}
              value={place[field]}
              min={min}
              max={max}
              onAdd={() => onChange({ [field]: place[field] + 1 })}
              onTake={() => onChange({ [field]: place[field] - 1 })}
            />
          </Row>
        ))}
      </Row>
    </Stack>
  )
}
