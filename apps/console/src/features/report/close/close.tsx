import { csvOf } from '@comanda/domain/spreadsheet'
import { showDate, t, showMoney } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { figureGroups } from '@comanda/domain/payment'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import tables from '../../../ui/tables.module.css'
import { DayPicker } from '../../../forms/fields/day-picker.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { type ClosedDay, useClose, useDay, type Figure, fileRows, figureName, groupName } from './queries.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import { DrawersOfDay } from '../../till/drawers.tsx'

/** The figures of a day in groups; once it is closed, beside the figures at that time. */
export function Figures({ day }: { day: ClosedDay }) {
  if (day.figures.length === 0) return <p className={tables.quiet}>{t('close.none')}</p>
  const groups = figureGroups.filter(group => day.figures.some(one => one.group === group))
  return (
    <div className={tables.groups}>
      {groups.map(group => (
        <GroupTable key={group} day={day} figures={day.figures.filter(one => one.group === group)} />
      ))}
    </div>
  )
}

function GroupTable({ day: { currency, closed }, figures }: { day: ClosedDay; figures: Figure[] }) {
  const [first] = figures
  return (
    <table className={classNames(tables.table, tables.figures)}>
      <caption className={tables.caption}>{first && groupName(first.group)}</caption>
      <thead className={closed ? '' : 'visuallyHidden'}>
        <tr>
          <th scope="col">{t('close.figure')}</th>
          <th scope="col">{t('close.now')}</th>
          {closed && <th scope="col">{t('close.closed')}</th>}
          {closed && <th scope="col">{t('close.difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {figures.map(one => (
          <tr key={one.key}>
            <th scope="row">{figureName(one)}</th>
            <td>{showMoney(one.amount, currency)}</td>
            {closed && <td>{showMoney(one.closedAmount ?? one.amount, currency)}</td>}
            {closed && (
              <td className={one.difference ? tables.bad : ''}>
                {one.difference ? showMoney(one.difference, currency) : '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CloseProps {
  shopId: number
  timeZone: string
}

/** A store's day in money, and closing it. Managers alone. */
export function CloseView({ shopId, timeZone }: CloseProps) {
  const [date, setDate] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const { data: day, error, isFetching, refetch } = useDay(shopId, date)
  if (!day && error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!day) return <Skeleton height={320} />
  return (
    <div className={tables.view}>
      <div>
        <h2>{t('close.title')}</h2>
        <p className={tables.quiet}>{t('close.hint')}</p>
      </div>
      <DayBar day={day} onDate={setDate} />
      <CloseStatus day={day} timeZone={timeZone} onClose={() => setConfirming(true)} />
      <Figures day={day} />
      <DrawersOfDay shopId={shopId} date={day.date} />
      {isConfirming && <CloseSheet shopId={shopId} query={date} day={day} onDone={() => setConfirming(false)} />}
    </div>
  )
}

/** Whether it is closed, by whom and when, and whether something came later. */
function CloseStatus({
  day: { closed, figures },
  timeZone,
  onClose,
}: {
  day: ClosedDay
  timeZone: string
  onClose: () => void
}) {
  if (!closed)
    return (
      <Row wrap gap={14} rowGap={8}>
        <span>{t('close.notYet')}</span>
        <Button size="small" onClick={onClose}>
          {t('close.do')}
        </Button>
      </Row>
    )
  const isChanged = figures.some(one => one.difference)
  return (
    <p>
      <Text as="span" kind="success">
        {t('close.by', { name: closed.by, time: showDate(closed.at, 'dateTime', timeZone) })}
      </Text>{' '}
      {isChanged && (
        <Text as="span" kind="error">
          {t('close.changed')}
        </Text>
      )}
    </p>
  )
}

function DayBar({ day, onDate }: { day: ClosedDay; onDate: (date: string) => void }) {
  const { date, today } = day
  return (
    <Row wrap gap={14} rowGap={8}>
      <DayPicker date={date} last={today} onDate={onDate} />
      <Button
        size="small"
        kind="soft"
        icon={<Download aria-hidden="true" size={18} />}
        onClick={() => saveFile(`day-${date}.csv`, csvOf(fileRows(day)))}
      >
        {t('report.save')}
      </Button>
    </Row>
  )
}

interface CloseSheetProps {
  shopId: number
  query: string | undefined
  day: ClosedDay
  onDone: () => void
}

/** Asks for confirmation: a closed day cannot be opened again. */
function CloseSheet({ shopId, query, day, onDone }: CloseSheetProps) {
  const { mutate, isPending } = useClose(shopId, query, onDone)
  return (
    <ActionSheet
      title={t('close.sure', { date: day.date })}
      onClose={onDone}
      action={t('close.do')}
      busy={isPending}
      onAction={() => mutate(day.date)}
    >
      <p className={tables.quiet}>{t('close.sureHint')}</p>
    </ActionSheet>
  )
}
