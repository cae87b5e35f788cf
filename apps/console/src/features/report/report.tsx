import { csvOf } from '@comanda/domain/spreadsheet'
import { reportCalls as calls } from '@comanda/contract/report'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { QueryError } from '../../ui/loaded.tsx'
import tables from '../../ui/tables.module.css'
import { DayPicker } from '../../forms/fields/day-picker.tsx'
import { send } from '../../platform/send.ts'
import { saveFile } from '../../platform/save-file.ts'
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
    <Row wrap gap={8}>
      <DayPicker date={date} last={today} onDate={onDate} />
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
    </Row>
  )
}

/** The sales of a day and their payments; can be printed and saved as a file. For managers only. */
export function ReportView({ shopId }: { shopId: number }) {
  const [date, setDate] = useState<string>()
  const query = useQuery({
    queryKey: ['report', shopId, date],
    queryFn: () => send(calls.dayReport, { shopId, ...(date !== undefined && { date }) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  if (query.isPending) return <Skeleton height={320} />
  if (!query.data) return <QueryError query={query} />
  const report = query.data
  return (
    <div className={tables.view}>
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
