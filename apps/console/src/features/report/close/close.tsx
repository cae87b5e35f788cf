import { showDate, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../../../ui/loaded.tsx'
import tables from '../../../ui/tables.module.css'
import { DayPicker } from '../../../forms/day-picker.tsx'
import { csvOf, saveFile } from '../../../platform/csv.ts'
import { type ClosedDay, useClose, useDay } from './api.ts'
import { Figures } from './figures.tsx'
import { fileRows } from './words.ts'
import { AskSheet } from '../../../ui/ask-sheet.tsx'

interface CloseProps {
  shopId: number
  timeZone: string
}

/** A store's day in money, and closing it. Managers alone. */
export function CloseView({ shopId, timeZone }: CloseProps) {
  const [date, setDate] = useState<string>()
  const [asks, setAsks] = useState(false)
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
      <Standing day={day} timeZone={timeZone} onClose={() => setAsks(true)} />
      <Figures day={day} />
      {asks && <CloseSheet shopId={shopId} asked={date} day={day} onDone={() => setAsks(false)} />}
    </div>
  )
}

/** Whether it is closed, by whom and when, and whether something came later. */
function Standing({
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
  asked: string | undefined
  day: ClosedDay
  onDone: () => void
}

/** Asks once more: what is kept stays. */
function CloseSheet({ shopId, asked, day, onDone }: CloseSheetProps) {
  const { mutate, isPending } = useClose(shopId, asked, onDone)
  return (
    <AskSheet
      title={t('close.sure', { date: day.date })}
      onClose={onDone}
      action={t('close.do')}
      busy={isPending}
      onAction={() => mutate(day.date)}
    >
      <p className={tables.quiet}>{t('close.sureHint')}</p>
    </AskSheet>
  )
}
