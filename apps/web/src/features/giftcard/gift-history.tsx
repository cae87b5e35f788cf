import { Suspense, useState } from 'react'
import { showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/controls/chip.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { LoadMore } from '../../ui/feedback/load-more.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { type GiftOrder, type GiftSend, type HistoryKind, useGiftHistory } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift.module.css'
import { sendText } from './texts.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const SendAgainSheet = lazyPart(async () => (await import('./send-again-sheet.tsx')).SendAgainSheet)

interface GiftHistoryProps {
  kind: HistoryKind
  onKind: (kind: HistoryKind) => void
}

/** Gift cards bought and sent, with their state. CARD-5 */
export const GiftHistory = ({ kind, onKind }: GiftHistoryProps) => (
  <Tabs
    label={t('gift.historyTabs')}
    tabs={[
      { id: 'bought', label: t('gift.bought') },
      { id: 'sent', label: t('gift.sentTab') },
    ]}
    chosen={kind}
    onChoose={onKind}
  >
    <HistoryList kind={kind} />
  </Tabs>
)

function HistoryList({ kind }: { kind: HistoryKind }) {
  const query = useGiftHistory(kind)
  const { data, error } = query
  const [again, setAgain] = useState<GiftSend>()
  if (error && !data) return <QueryError query={query} />
  if (!data) return <Loading heights={[96, 97]} gap={14} />
  const orders = data.pages.flatMap(page => page.orders)
  const sends = data.pages.flatMap(page => page.sends)
  if (orders.length + sends.length === 0) return <Nothing kind={kind} />
  return (
    <div className={styles.column}>
      <Stack as="ul" gap={14} wide className={styles.column}>
        {orders.map(order => (
          <li key={order.orderId}>
            <Bought order={order} />
          </li>
        ))}
        {sends.map(send => (
          <li key={send.sendId}>
            <Sent send={send} onAgain={() => setAgain(send)} />
          </li>
        ))}
      </Stack>
      <LoadMore query={query} />
      {again && (
        <Suspense>
          <SendAgainSheet send={again} onClose={() => setAgain(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const Nothing = ({ kind }: { kind: HistoryKind }) => (
  <EmptyState
    icon={<Illustration scene="gift" />}
    title={t(kind === 'bought' ? 'gift.nothingBought' : 'gift.nothingSent')}
    actions={<LinkButton to="/giftIndex">{t('gift.look')}</LinkButton>}
  >
    {t('gift.nothingHint')}
  </EmptyState>
)

const Bought = ({ order }: { order: GiftOrder }) => (
  <Link className={styles.item} to={`/historicalGift?orderId=${order.orderId}`}>
    <GiftFace design={order.activeDesigns[0]} drawn={96} faded={order.state === 'refunded'} />
    <span>
      <strong>{showMoney(order.amount, order.currency)}</strong>
      <span className={styles.quiet}>
        {order.recipient === undefined ? t('gift.forMe') : t('gift.for', { name: order.recipient })}
      </span>
      <span className={styles.quiet}>{showDate(order.paidAt ?? order.createdAt, 'date', order.timeZone)}</span>
      <Badge tone={order.state === 'paid' ? 'good' : 'plain'}>{t(`gift.orderState.${order.state}`)}</Badge>
    </span>
  </Link>
)

const Sent = ({ send, onAgain }: { send: GiftSend; onAgain: () => void }) => (
  <div className={styles.item}>
    <GiftFace design={send.activeDesigns[0]} drawn={96} faded={send.state === 'refunded'} />
    <div>
      <strong>{t('gift.for', { name: send.recipient })}</strong>
      <span className={styles.quiet}>
        {showMoney(send.amount, send.currency)} · <bdi>{send.destination}</bdi>
      </span>
      <Badge tone={send.state === 'claimed' ? 'good' : send.state === 'refunded' ? 'plain' : 'accent'}>
        {sendText(send)}
      </Badge>
      {send.maySendAgain && (
        <Button kind="secondary" size="small" onClick={onAgain}>
          {t('gift.sendAgain')}
        </Button>
      )}
    </div>
  </div>
)
