import { placesOf } from '@comanda/domain/table'
import { showMoney, t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { clockAt } from '../../../platform/clock.ts'
import { useFloorPlan } from '../../../platform/floor-plan.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { AreaPlan } from '../../../ui/room-plan.tsx'
import type { Floor, Table } from '../queries.ts'
import { peopleAt, stateOf, stateTexts } from '../table-state.ts'
import styles from './plan.module.css'

interface LivePlanProps {
  shopId: number
  floor: Floor
  timeZone: string
  onOpen: (tableId: string) => void
}

/** The tables as they stand in the room, with their parties and open amounts, live. BOOK-8 */
export function LivePlan({ shopId, floor, timeZone, onOpen }: LivePlanProps) {
  const query = useFloorPlan(shopId)
  return (
    <Loaded query={query}>
      {plan =>
        [...Map.groupBy(floor.tables, table => table.serviceAreaName)].map(([area, tables]) => (
          <Stack as="section" key={area} gap={8}>
            <Text as="h2" size={16}>
              {area}
            </Text>
            <AreaPlan label={area} places={placesOf(tables, plan.places)}>
              {place => {
                const table = tables.find(one => one.tableId === place.tableId)
                return (
                  table && (
                    <Spot
                      table={table}
                      floor={floor}
                      shape={place.shape}
                      timeZone={timeZone}
                      onOpen={() => onOpen(table.tableId)}
                    />
                  )
                )
              }}
            </AreaPlan>
          </Stack>
        ))
      }
    </Loaded>
  )
}

interface SpotProps extends Pick<LivePlanProps, 'floor' | 'timeZone'> {
  table: Table
  shape: string
  onOpen: () => void
}

function Spot({ table, floor, shape, timeZone, onOpen }: SpotProps) {
  const state = stateOf(table)
  const people = peopleAt(table)
  return (
    <button
      type="button"
      className={styles.spot}
      data-state={state}
      data-shape={shape}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.number}>
        <span className="visuallyHidden">{t('console.table', { name: '' })}</span>
        {table.tableName}
      </span>
      <span>{people > 0 ? t('floor.ofSeats', { count: people, seats: table.seats }) : t(stateTexts[state])}</span>
      {table.orders && table.orders.unpaid > 0 && <strong>{showMoney(table.orders.unpaid, floor.currency)}</strong>}
      {state === 'free' && table.next && <span>{clockAt(table.next.start, timeZone)}</span>}
    </button>
  )
}
