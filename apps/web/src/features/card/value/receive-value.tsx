import { showMoney, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import styles from '../card.module.css'
import { type Transfer, useReceiveValue, useTransfer } from './value-api.ts'
import { CardQuery } from '../card-query.tsx'

/** Receives value from another person; it is claimed once. CARD-4, M11 */
export function ReceiveValue({ claimCode }: { claimCode: string }) {
  const transfer = useTransfer({ claimCode })
  // A truncated link contains no valid code; the text says what to do.
  if (isRefused(transfer.error, 'invalidInput')) return <Unavailable text={t('card.wholeLink')} />
  if (isRefused(transfer.error, 'notFound')) return <Unavailable text={transfer.error.message} />
  return (
    <CardQuery of={transfer} heights={[260, 52]}>
      {data => <Shown transfer={data} claimCode={claimCode} />}
    </CardQuery>
  )
}

const Unavailable = ({ text }: { text: string }) => (
  <EmptyState
    icon={<Illustration scene="gift" />}
    title={t('card.nothingToReceive')}
    actions={<LinkButton to="/currentBalance">{t('card.balance')}</LinkButton>}
  >
    {text}
  </EmptyState>
)

function Shown({ transfer, claimCode }: { transfer: Transfer; claimCode: string }) {
  const receive = useReceiveValue()
  const amount = showMoney(transfer.amount, transfer.currency)
  if (transfer.role === 'sender') return <Unavailable text={t('card.ownLink')} />
  if (transfer.role === 'receiver')
    return (
      <EmptyState
        icon={<Illustration scene="gift" />}
        title={t('card.receivedNow', { amount })}
        actions={<LinkButton to="/currentBalance">{t('card.balance')}</LinkButton>}
      >
        {transfer.message}
      </EmptyState>
    )
  if (transfer.state !== 'waiting') return <Unavailable text={t('card.tooLate')} />
  return (
    <EmptyState
      icon={<Illustration scene="gift" />}
      title={t('card.sendsYou', { name: transfer.fromName, amount })}
      actions={
        <Button size="large" busy={receive.isPending} onClick={() => receive.mutate(claimCode)}>
          {t('card.receive')}
        </Button>
      }
    >
      {transfer.message}
      {receive.error && (
        <p role="alert" className={styles.problem}>
          {receive.error.message}
        </p>
      )}
    </EmptyState>
  )
}
