import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Grid, Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { QrCode as QrIcon, Utensils } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Floor, type Table, useFloor } from './queries.ts'
import type { Bill } from '../bill/queries.ts'
import { goTo, usePlace } from '../../platform/place.ts'
import { CodeCards } from './cards/code-cards.tsx'
import styles from './floor.module.css'
import { LivePlan } from './plan/live-plan.tsx'
import { TableCard } from './table-card.tsx'
import { TableSheet } from './table-sheet.tsx'
import { stateOf, sumsOf } from './table-state.ts'
import { QueryError } from '../../ui/loaded.tsx'

interface FloorProps {
  shopId: number
  timeZone: string
  /** Renders the button that pays a bill by a member's card. */
  payByCode: (bill: Bill, tableName: string) => ReactNode
}

const filters = { all: 'floor.all', taken: 'floor.taken', owes: 'floor.toPay', free: 'floor.free' } as const
type Filter = keyof typeof filters

const shows = (filter: Filter, table: Table): boolean => {
  const state = stateOf(table)
  if (filter === 'all') return true
  return filter === 'taken' ? state !== 'free' : state === filter
}

function Sums({ floor }: { floor: Floor }) {
  const { taken, tables, guests, unpaid } = sumsOf(floor.tables)
  return (
    <p role="status" className={styles.sums}>
      <strong>{t('floor.sums', { taken, tables })}</strong>
      {guests > 0 && ` · ${t('console.people', { count: guests })}`}
      {unpaid > 0 && ` · ${t('floor.owed', { amount: showMoney(unpaid, floor.currency) })}`}
    </p>
  )
}

const Filters = ({ chosen, onChoose }: { chosen: Filter; onChoose: (filter: Filter) => void }) => (
  <Row wrap gap={8} align="stretch" role="group" aria-label={t('floor.show')}>
    {(Object.keys(filters) as Filter[]).map(key => (
      <Chip key={key} pressed={chosen === key} onPress={() => onChoose(key)}>
        {t(filters[key])}
      </Chip>
    ))}
  </Row>
)

interface AreasProps {
  tables: readonly Table[]
  floor: Floor
  timeZone: string
  onOpen: (tableId: string) => void
}

const Areas = ({ tables, floor, timeZone, onOpen }: AreasProps) =>
  [...Map.groupBy(tables, table => table.serviceAreaName)].map(([area, inside]) => (
    <Stack as="section" key={area} gap={8}>
      <Text as="h2" size={16}>
        {area}
      </Text>
      <Grid as="ul" columns="repeat(auto-fill, minmax(150px, 1fr))">
        {inside.map(table => (
          <TableCard
            key={table.tableId}
            table={table}
            currency={floor.currency}
            timeZone={timeZone}
            onOpen={() => onOpen(table.tableId)}
          />
        ))}
      </Grid>
    </Stack>
  ))

/** The tables as a list or on the floor plan. */
const ViewChoice = ({ asPlan }: { asPlan: boolean }) => (
  <Row gap={8} role="group" aria-label={t('console.booking.view')}>
    <Chip pressed={!asPlan} onPress={() => goTo('tables')}>
      {t('floor.asList')}
    </Chip>
    <Chip pressed={asPlan} onPress={() => goTo('tables', 'plan')}>
      {t('floor.asPlan')}
    </Chip>
  </Row>
)

/** The tables of the store by area, with their parties and open amounts. C6, ORDER-2 */
export function FloorView({ shopId, timeZone, payByCode }: FloorProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const [open, setOpen] = useState<string>()
  const asPlan = usePlace().detail === 'plan'
  const [printing, setPrinting] = useState(false)
  const query = useFloor(shopId)
  if (query.isPending) return <Skeleton height={320} />
  if (!query.data) return <QueryError query={query} />
  const floor = query.data
  if (floor.tables.length === 0)
    return (
      <EmptyState icon={<Utensils />} title={t('floor.none')}>
        {t('floor.noneHint')}
      </EmptyState>
    )
  const visible = floor.tables.filter(table => shows(filter, table))
  const chosen = floor.tables.find(({ tableId }) => tableId === open)
  return (
    <div className={styles.screen}>
      <Row wrap gap={8} justify="between">
        <Sums floor={floor} />
        <Button
          size="small"
          kind="soft"
          icon={<QrIcon aria-hidden="true" size={18} />}
          onClick={() => setPrinting(true)}
        >
          {t('floor.codes')}
        </Button>
      </Row>
      <Row wrap gap={8} justify="between">
        {asPlan ? <span /> : <Filters chosen={filter} onChoose={setFilter} />}
        <ViewChoice asPlan={asPlan} />
      </Row>
      {asPlan && <LivePlan shopId={shopId} floor={floor} timeZone={timeZone} onOpen={setOpen} />}
      {!asPlan && visible.length === 0 && <Text kind="quiet">{t('floor.noneSo')}</Text>}
      {!asPlan && <Areas tables={visible} floor={floor} timeZone={timeZone} onOpen={setOpen} />}
      {chosen && (
        <TableSheet
          shopId={shopId}
          table={chosen}
          floor={floor}
          timeZone={timeZone}
          payByCode={payByCode}
          onMoved={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
      {printing && (
        <CodeCards
          shopId={shopId}
          tables={floor.tables}
          changing={floor.tableEntry === 'rotating'}
          onClose={() => setPrinting(false)}
        />
      )}
    </div>
  )
}
