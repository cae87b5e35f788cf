import { counterCalls as calls } from '@comanda/contract/counter'
import { showDate, t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'
import { type Adjustment, amountOf, changeOf, useAdjustments } from './queries.ts'
import styles from './counter.module.css'
import { QueryError } from '../../ui/loaded.tsx'

interface OneProps {
  shopId: number
  adjustment: Adjustment
  onDecided: () => void
}

function Answer({ shopId, adjustment: { adjustmentId, own }, onDecided }: OneProps) {
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (yes: boolean) => send(calls.decideAdjustment, { shopId, adjustmentId, yes }),
    onSuccess: onDecided,
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['adjustments', shopId] }),
  })
  return (
    <Row wrap gap={8}>
      {own ? (
        <Text kind="warning" size={14}>
          {t('counter.waitsForSecond')}
        </Text>
      ) : (
        <Button size="small" busy={decide.isPending} onClick={() => decide.mutate(true)}>
          {t('counter.yes')}
        </Button>
      )}
      <Button size="small" kind="secondary" busy={decide.isPending} onClick={() => decide.mutate(false)}>
        {t(own ? 'counter.withdraw' : 'counter.no')}
      </Button>
    </Row>
  )
}

function One(props: OneProps) {
  const { on, holder, currency, amount, reason, state, askedBy, askedAt, decidedBy, before, after } = props.adjustment
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <li className={styles.adjustment} data-state={state}>
      <Row as="p" align="baseline">
        <strong className={styles.grow}>{t(`counter.on.${on}`)}</strong>
        <strong className={styles.amount} data-less={amount < 0}>
          <bdi>{changeOf(amount, currency)}</bdi>
        </strong>
      </Row>
      <Text kind="quiet">{holder}</Text>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <Text kind="quiet">
        {t(`counter.state.${state}`)} · {askedBy}
        {decidedBy !== undefined && ` · ${decidedBy}`} · {showDate(askedAt, 'dateTime', zone)}
      </Text>
      {before !== undefined && after !== undefined && (
        <Text kind="quiet">
          {t('counter.fromTo', { before: amountOf(before, currency), after: amountOf(after, currency) })}
        </Text>
      )}
      {state === 'waiting' && <Answer {...props} />}
    </li>
  )
}

/** First the corrections that wait for a second person, then the others, the newest first. */
export function AdjustmentList({ shopId, onDecided }: { shopId: number; onDecided: () => void }) {
  const query = useAdjustments(shopId)
  if (query.isPending) return <Skeleton height={200} />
  if (!query.data) return <QueryError query={query} />
  const all = query.data.adjustments
  const waiting = all.filter(one => one.state === 'waiting')
  const sorted = [...waiting, ...all.filter(one => one.state !== 'waiting')]
  if (sorted.length === 0) return <Text kind="quiet">{t('counter.noAdjustments')}</Text>
  return (
    <Stack as="ul" gap={10}>
      {sorted.map(one => (
        <One key={one.adjustmentId} shopId={shopId} adjustment={one} onDecided={onDecided} />
      ))}
    </Stack>
  )
}
