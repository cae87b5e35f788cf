import { printCalls as calls } from '@comanda/contract/print'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clockAt } from '../../platform/clock.ts'
import { send } from '../../platform/send.ts'
import type { PrintedPaper } from './printer-form.tsx'
import styles from './printers.module.css'

interface PaperListProps {
  shopId: number
  timeZone: string
  jobs: readonly PrintedPaper[]
}

const tones = { queued: 'plain', sending: 'plain', waiting: 'warn', printed: 'good', dead: 'bad' } as const

const kindTexts: Readonly<Record<PrintedPaper['kind'], MessageKey>> = {
  kitchen: 'print.kitchen',
  receipt: 'print.receipt',
  refund: 'print.refund',
  void: 'print.void',
  test: 'print.test',
}

function PaperRow({ job, shopId, timeZone }: Omit<PaperListProps, 'jobs'> & { job: PrintedPaper }) {
  const client = useQueryClient()
  const take = useMutation({
    mutationFn: (call: typeof calls.printAgain | typeof calls.dropPrint) => send(call, { shopId, jobId: job.jobId }),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['board', shopId] }),
  })
  const name = `${t(kindTexts[job.kind])} ${job.number}`
  return (
    <li className={styles.job} data-state={job.state}>
      <Text as="span" kind="muted" figures>
        {clockAt(job.createdAt, timeZone)}
      </Text>
      <strong>{name}</strong>
      <Text as="span" kind="muted">
        {job.printerName}
      </Text>
      <Badge tone={tones[job.state]}>{t(`print.state.${job.state}`)}</Badge>
      {job.copy > 0 && (
        <Text as="span" kind="quiet">
          {t('print.copy', { count: job.copy })}
        </Text>
      )}
      {job.fault !== '' && job.state !== 'printed' && (
        <span className={styles.fault}>{t(`print.fault.${job.fault}`)}</span>
      )}
      {job.state === 'dead' && (
        <span className={styles.actions}>
          <Button
            size="small"
            busy={take.isPending}
            aria-label={`${t('print.again')}: ${name}`}
            onClick={() => take.mutate(calls.printAgain)}
          >
            {t('print.again')}
          </Button>
          <Button
            size="small"
            kind="plain"
            aria-label={`${t('print.drop')}: ${name}`}
            onClick={() => take.mutate(calls.dropPrint)}
          >
            {t('print.drop')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** The latest print jobs, failed ones first. */
export function PaperList({ jobs, ...rest }: PaperListProps) {
  if (jobs.length === 0) return <p className={styles.hint}>{t('print.noPapers')}</p>
  const inOrder = [...jobs.filter(job => job.state === 'dead'), ...jobs.filter(job => job.state !== 'dead')]
  return (
    <Stack as="ul" gap={6}>
      {inOrder.map(job => (
        <PaperRow key={job.jobId} job={job} {...rest} />
      ))}
    </Stack>
  )
}
