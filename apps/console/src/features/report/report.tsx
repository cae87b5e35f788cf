import { console as calls } from '@comanda/contract/console'
import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { ErrorState, Skeleton } from '@comanda/web/ui/states.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { send } from '../../platform/send.ts'
import { csvOf, saveFile } from '../../platform/csv.ts'
import styles from './report.module.css'
import { fileRows, type Report } from './rows.ts'
import { ReportTables } from './report-tables.tsx'

const AGAIN_MS = 60_000

interface DayBarProps {
  report: Report
  onDate: (date: string | undefined) => void
}

function DayBar({ report, onDate }: DayBarProps) {
  const { date, today } = report
  return (
    <div className={styles.bar}>
      <IconButton
        mirrored
        label={t('console.booking.before')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -1))}
      />
      <Field label={t('report.date')} quiet className={styles.date ?? ''}>
        <TextInput
          type="date"
          value={date}
          max={today}
          onChange={event => event.target.value !== '' && onDate(event.target.value)}
        />
      </Field>
      <IconButton
        mirrored
        label={t('console.booking.after')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => date < today && onDate(addDays(date, 1))}
        aria-disabled={date >= today}
      />
      <div className={styles.tools}>
        <Button
          size="small"
          kind="soft"
          icon={<Download aria-hidden="true" size={18} />}
          onClick={() => saveFile(`report-${date}.csv`, csvOf(fileRows(report)))}
        >
          {t('report.save')}
        </Button>
        <Button size="small" kind="soft" icon={<Printer aria-hidden="true" size={18} />} onClick={() => print()}>
          {t('report.print')}
        </Button>
      </div>
    </div>
  )
}

/** What the store sold on a day and how it was paid; on paper and as a file too. Managers alone. */
export function ReportView({ shopId }: { shopId: number }) {
  const [date, setDate] = useState<string>()
  const asked = useQuery({
    queryKey: ['report', shopId, date],
    queryFn: () => send(calls.dayReport, { shopId, ...(date !== undefined && { date }) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <ErrorState message={asked.error?.message} onRetry={() => void asked.refetch()} />
  const report = asked.data
  return (
    <div className={styles.view}>
      <h2>{t('console.report')}</h2>
      <DayBar report={report} onDate={setDate} />
      <ReportTables report={report} />
      {createPortal(
        <div className="printed" data-page="whole" aria-hidden="true">
          <div>
            <h2>
              {t('console.report')} {report.date}
            </h2>
            <ReportTables report={report} />
          </div>
        </div>,
        document.body,
      )}
    </div>
  )
}
