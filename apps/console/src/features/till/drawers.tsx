import { showMoney, t } from '@comanda/web/i18n'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { DayPicker } from '../../forms/fields/day-picker.tsx'
import { QueryError } from '../../ui/loaded.tsx'
import tables from '../../ui/tables.module.css'
import { CloseDrawer, MoveCash, OpenDrawer } from './drawer-sheets.tsx'
import { type ShiftDay, useShifts } from './queries.ts'
import { ShiftCard } from './shift-card.tsx'

interface DrawersProps {
  shopId: number
  timeZone: string
}

type Opened = { what: 'open' } | { what: 'move' | 'close'; shiftId: string }

/** The cash drawers of a store: opened, counted, moved and closed, and their shifts of a day. TILL-1 */
export function DrawersView({ shopId, timeZone }: DrawersProps) {
  const [date, setDate] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  const query = useShifts(shopId, date)
  const { data } = query
  if (!data && query.error) return <QueryError query={query} />
  if (!data) return <Skeleton height={320} />
  const { currency, shifts } = data
  return (
    <div className={tables.view}>
      <div>
        <h2>{t('drawer.title')}</h2>
        <p className={tables.quiet}>{t('drawer.hint')}</p>
      </div>
      <Row wrap gap={14} rowGap={8}>
        <DayPicker date={data.date} last={data.today} onDate={setDate} />
        <Button onClick={() => setOpened({ what: 'open' })}>{t('drawer.open')}</Button>
        <Button kind="soft" icon={<Printer aria-hidden="true" size={18} />} onClick={() => print()}>
          {t('print.print')}
        </Button>
      </Row>
      {shifts.length === 0 && <Text kind="muted">{t('drawer.none')}</Text>}
      {shifts.map(one => (
        <ShiftCard
          key={one.shiftId}
          shift={one}
          currency={currency}
          timeZone={timeZone}
          onMove={() => setOpened({ what: 'move', shiftId: one.shiftId })}
          onClose={() => setOpened({ what: 'close', shiftId: one.shiftId })}
        />
      ))}
      {opened && <OpenedSheet shopId={shopId} day={data} opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

interface OpenedProps {
  shopId: number
  day: ShiftDay
  opened: Opened
  onClose: () => void
}

/** The sheet of the step that was chosen. */
function OpenedSheet({ shopId, day: { currency, shifts }, opened, onClose }: OpenedProps) {
  const sheet = { shopId, currency, onClose }
  if (opened.what === 'open')
    return <OpenDrawer {...sheet} used={shifts.filter(({ closed }) => !closed).map(({ drawer }) => drawer)} />
  const shift = shifts.find(({ shiftId }) => shiftId === opened.shiftId)
  if (!shift) return null
  return opened.what === 'move' ? <MoveCash {...sheet} shift={shift} /> : <CloseDrawer {...sheet} shift={shift} />
}

/** The drawers of a day in its closing: counted, expected and the difference; an open one is named. TILL-1 */
export function DrawersOfDay({ shopId, date }: { shopId: number; date: string }) {
  const { data } = useShifts(shopId, date)
  if (!data || data.shifts.length === 0) return null
  return (
    <table className={classNames(tables.table, tables.figures)}>
      <caption className={tables.caption}>{t('drawer.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('drawer.name')}</th>
          <th scope="col">{t('drawer.expected')}</th>
          <th scope="col">{t('drawer.counted')}</th>
          <th scope="col">{t('drawer.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {data.shifts.map(({ shiftId, drawer, expectedAmount, closed }) => (
          <tr key={shiftId}>
            <th scope="row">
              <bdi>{drawer}</bdi>
            </th>
            <td>{showMoney(expectedAmount, data.currency)}</td>
            <td>{closed ? showMoney(closed.countedAmount, data.currency) : t('drawer.stillOpen')}</td>
            <td className={closed && closed.difference !== 0 ? tables.bad : ''}>
              {closed ? showMoney(closed.difference, data.currency) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
