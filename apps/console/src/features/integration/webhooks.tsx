import { webhookCalls as calls } from '@comanda/contract/integration'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { DeliveriesSheet } from './deliveries.tsx'
import styles from './integration.module.css'
import { SecretSheet } from './secret-sheet.tsx'
import { type Endpoint, NewWebhookSheet, type Webhooks, WebhookSheet, webhooksKey } from './webhook-form.tsx'

interface PartProps {
  shopId: number
  timeZone: string
}

/** The endpoints that events of the brand are sent to. API-10 */
export function WebhookList({ shopId, timeZone }: PartProps) {
  const query = useQuery({ queryKey: webhooksKey(shopId), queryFn: () => send(calls.webhooks, { shopId }) })
  return <Loaded query={query}>{data => <Endpoints shopId={shopId} timeZone={timeZone} board={data} />}</Loaded>
}

type Open = { sheet: 'new' } | { sheet: 'edit' | 'log'; endpoint: Endpoint } | { sheet: 'secret'; secret: string }

function Endpoints({ shopId, timeZone, board }: PartProps & { board: Webhooks }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { shops, endpoints } = board
  return (
    <>
      <Row wrap gap={12} justify="between">
        <Text kind="quiet" className={styles.hint}>
          {t('integration.webhooksHint')}{' '}
          <a href="/open#webhooks" target="_blank" rel="noreferrer">
            {t('integration.reference')}
          </a>
        </Text>
        <AddButton main onAdd={() => setOpen({ sheet: 'new' })}>
          {t('integration.addWebhook')}
        </AddButton>
      </Row>
      {endpoints.length === 0 && <EmptyState icon={<Webhook />} title={t('integration.noWebhooks')} />}
      <ul className={styles.list}>
        {endpoints.map(endpoint => (
          <li key={endpoint.endpointId}>
            <EndpointCard
              shopId={shopId}
              endpoint={endpoint}
              onEdit={() => setOpen({ sheet: 'edit', endpoint })}
              onLog={() => setOpen({ sheet: 'log', endpoint })}
            />
          </li>
        ))}
      </ul>
      {open?.sheet === 'new' && (
        <NewWebhookSheet
          shopId={shopId}
          shops={shops}
          onCreated={secret => setOpen({ sheet: 'secret', secret })}
          onClose={close}
        />
      )}
      {open?.sheet === 'edit' && (
        <WebhookSheet shopId={shopId} shops={shops} endpoint={open.endpoint} onClose={close} />
      )}
      {open?.sheet === 'log' && (
        <DeliveriesSheet shopId={shopId} timeZone={timeZone} endpoint={open.endpoint} onClose={close} />
      )}
      {open?.sheet === 'secret' && (
        <SecretSheet
          title={t('integration.webhookCreated')}
          hint={t('integration.secretOnce')}
          secret={open.secret}
          onClose={close}
        />
      )}
    </>
  )
}

interface CardProps {
  shopId: number
  endpoint: Endpoint
  onEdit: () => void
  onLog: () => void
}

function EndpointCard({ shopId, endpoint, onEdit, onLog }: CardProps) {
  const client = useQueryClient()
  const { endpointId, name, url, events, active, switchedOff, failingSince } = endpoint
  const test = useMutation({
    mutationFn: () => send(calls.testWebhook, { shopId, endpointId }),
    onSuccess() {
      toast(t('integration.testSent'))
      void client.invalidateQueries({ queryKey: [...webhooksKey(shopId), endpointId] })
    },
    onError: error => toast(error.message),
  })
  return (
    <article className={styles.card} data-off={!active} aria-label={name}>
      <Row wrap gap={8}>
        <strong>{name}</strong>
        {!active && !switchedOff && <Badge>{t('integration.webhookOff')}</Badge>}
        {failingSince !== undefined && active && <Badge tone="warn">{t('integration.failing')}</Badge>}
      </Row>
      <code className={styles.code} dir="ltr">
        {url}
      </code>
      {switchedOff && (
        <Text kind="warning" role="status">
          {t(`integration.switchedOff.${switchedOff}`)}
        </Text>
      )}
      <ul className={styles.scopes} dir="ltr">
        {events.map(event => (
          <li key={event}>{event}</li>
        ))}
      </ul>
      <Row wrap gap={8}>
        <Button size="small" kind="soft" aria-label={`${t('integration.edit')}: ${name}`} onClick={onEdit}>
          {t('integration.edit')}
        </Button>
        <Button size="small" kind="plain" aria-label={`${t('integration.log')}: ${name}`} onClick={onLog}>
          {t('integration.log')}
        </Button>
        <Button size="small" kind="plain" busy={test.isPending} onClick={() => test.mutate()}>
          {t('integration.sendTest')}
        </Button>
      </Row>
    </article>
  )
}
