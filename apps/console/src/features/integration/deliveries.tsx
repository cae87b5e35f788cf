import { webhookCalls as calls } from '@comanda/contract/integration'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'
import { QueryError } from '../../ui/loaded.tsx'
import styles from './integration.module.css'
import { type Endpoint, webhooksKey } from './webhook-form.tsx'

type Delivery = ResponseOf<typeof calls.replayWebhook>

interface SheetProps {
  shopId: number
  timeZone: string
  endpoint: Endpoint
  onClose: () => void
}

const logKey = (shopId: number, endpointId: string) => [...webhooksKey(shopId), endpointId]

/** Deliveries to an endpoint, newest first, with their answers. API-10 */
export function DeliveriesSheet({ shopId, timeZone, endpoint, onClose }: SheetProps) {
  const { endpointId } = endpoint
  const query = useInfiniteQuery({
    queryKey: logKey(shopId, endpointId),
    queryFn: ({ pageParam }) =>
      send(calls.webhookDeliveries, { shopId, endpointId, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
    refetchInterval: 5000,
  })
  const deliveries = query.data?.pages.flatMap(page => page.deliveries) ?? []
  return (
    <Sheet title={t('integration.logOf', { name: endpoint.name })} onClose={onClose}>
      {query.error && <QueryError query={query} />}
      {query.data && deliveries.length === 0 && <Text kind="quiet">{t('integration.noDeliveries')}</Text>}
      <ul className={styles.list}>
        {deliveries.map(delivery => (
          <li key={delivery.deliveryId}>
            <DeliveryCard shopId={shopId} timeZone={timeZone} endpointId={endpointId} delivery={delivery} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button wide kind="soft" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('integration.more')}
        </Button>
      )}
    </Sheet>
  )
}

const tones = { waiting: 'warn', delivered: 'good', failed: 'bad' } as const

/** How a try ended: the status, or why there is none. */
const endOf = ({ status, fault }: Delivery['tries'][number]): string =>
  status === undefined ? t(`integration.fault.${fault ?? 'noAnswer'}`) : `HTTP ${status}`

interface CardProps {
  shopId: number
  timeZone: string
  endpointId: string
  delivery: Delivery
}

function DeliveryCard({ shopId, timeZone, endpointId, delivery }: CardProps) {
  const client = useQueryClient()
  const { deliveryId, eventId, type, state, tries, body, createdAt } = delivery
  const replay = useMutation({
    mutationFn: () => send(calls.replayWebhook, { shopId, deliveryId }),
    onSuccess: () => client.invalidateQueries({ queryKey: logKey(shopId, endpointId) }),
    onError: error => toast(error.message),
  })
  const at = (time: string) => showDate(time, 'dateTime', timeZone)
  return (
    <details className={styles.delivery}>
      <summary>
        <code dir="ltr">{type}</code>
        <Badge tone={tones[state]}>{t(`integration.state.${state}`)}</Badge>
        <Text as="span" kind="quiet">
          {at(createdAt)}
        </Text>
      </summary>
      <ul className={styles.list}>
        {tries.map(one => (
          <li key={one.at}>
            <Text kind="quiet">
              {at(one.at)} · <bdi>{endOf(one)}</bdi> · {t('integration.ms', { count: one.milliseconds })}
            </Text>
            {one.response && (
              <pre className={styles.excerpt} dir="ltr">
                {one.response}
              </pre>
            )}
          </li>
        ))}
      </ul>
      <pre className={styles.excerpt} dir="ltr">
        {`evt_${eventId}\n${body}`}
      </pre>
      <Row>
        <Button size="small" kind="soft" busy={replay.isPending} onClick={() => replay.mutate()}>
          {t('integration.replay')}
        </Button>
      </Row>
    </details>
  )
}
