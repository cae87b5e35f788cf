import { type ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ConciergeBell } from 'lucide-react'
import { durationText } from '../../../platform/duration.ts'
import { send } from '../../../platform/send.ts'
import styles from './table-calls.module.css'

type TableCall = ResponseOf<typeof calls.tableCalls>['calls'][number]

const POLL_MS = 15_000
const MINUTE = 60_000

/** The calls from tables, shown in every view until they are answered. */
export function TableCalls({ shopId }: { shopId: number }) {
  const client = useQueryClient()
  // Under the board's key: changes of the board refetch this too.
  const queryKey = ['board', shopId, 'tableCalls']
  const { data } = useQuery({
    queryKey,
    queryFn: () => send(calls.tableCalls, { shopId }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
  const answer = useMutation({
    mutationFn: (callId: string) => send(calls.answerTableCall, { shopId, callId }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (!data || data.calls.length === 0) return null
  return (
    <Stack as="ul" gap={8} role="alert">
      {data.calls.map(one => (
        <li key={one.callId} className={styles.call}>
          <ConciergeBell aria-hidden="true" size={20} />
          <CallText call={one} now={Date.parse(data.now)} />
          <Button
            size="small"
            busy={answer.isPending && answer.variables === one.callId}
            onClick={() => answer.mutate(one.callId)}
          >
            {t('console.call.go')}
          </Button>
        </li>
      ))}
    </Stack>
  )
}

function CallText({ call, now }: { call: TableCall; now: number }) {
  const minutes = Math.max(0, Math.floor((now - Date.parse(call.at)) / MINUTE))
  return (
    <span className={styles.words}>
      <strong>{t(`console.call.${call.wish}`, { name: call.tableName })}</strong> {call.serviceAreaName} ·{' '}
      {minutes === 0 ? t('console.call.now') : durationText(minutes)}
    </span>
  )
}
