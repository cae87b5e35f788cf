import { type ChosenEvent, chosenEvents, webhookCalls as calls } from '@comanda/contract/integration'
import type { ResponseOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'

export type Webhooks = ResponseOf<typeof calls.webhooks>
export type Endpoint = Webhooks['endpoints'][number]

export const webhooksKey = (shopId: number) => ['integration', shopId, 'webhooks']

interface Settings {
  name: string
  url: string
  events: ChosenEvent[]
  shopIds: number[]
  active: boolean
}

const eventTexts = {
  'order.placed': 'integration.event.orderPlaced',
  'order.changed': 'integration.event.orderChanged',
  'order.paid': 'integration.event.orderPaid',
  'order.refunded': 'integration.event.orderRefunded',
  'menu.published': 'integration.event.menuPublished',
  'member.joined': 'integration.event.memberJoined',
} as const satisfies Record<ChosenEvent, MessageKey>

const Fields = fieldsOf<Settings>()

function SettingsFields({ shops, settings }: { shops: Webhooks['shops']; settings: Settings }) {
  return (
    <>
      <Fields.Text name="name" label={t('integration.name')} autoComplete="off" maxLength={60} />
      <Fields.Text
        name="url"
        label={t('integration.url')}
        hint={t('integration.urlHint')}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        maxLength={500}
      />
      <Fields.Checks
        name="events"
        legend={t('integration.events')}
        error={settings.events.length === 0 ? t('integration.oneScope') : undefined}
        options={chosenEvents.map(event => [event, t(eventTexts[event])] as const)}
      />
      <Fields.Checks
        name="shopIds"
        legend={t('rights.stores')}
        error={settings.shopIds.length === 0 ? t('rights.oneStore') : undefined}
        options={shops.map(one => [one.shopId, one.shopName] as const)}
      />
    </>
  )
}

const isReady = ({ name, url, events, shopIds }: Settings): boolean =>
  name.trim() !== '' && URL.canParse(url) && events.length > 0 && shopIds.length > 0

interface SheetProps {
  shopId: number
  shops: Webhooks['shops']
  onClose: () => void
}

/** A new endpoint: its name, its address, and the events it is sent. */
export function NewWebhookSheet({
  shopId,
  shops,
  onCreated,
  onClose,
}: SheetProps & { onCreated: (s: string) => void }) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `integrations/${shopId}/webhooks/new`,
    saved: { name: '', url: '', events: [...chosenEvents], shopIds: [shopId], active: true } as Settings,
    valuesOf: saved => ({ ...saved }),
    call: calls.createWebhook,
    requestOf: settings => ({ shopId, ...settings }),
    onSaved({ secret }) {
      void client.invalidateQueries({ queryKey: webhooksKey(shopId) })
      onCreated(secret)
    },
  })
  return (
    <SheetForm
      form={form}
      title={t('integration.addWebhook')}
      action={t('integration.create')}
      ready={isReady(form.values)}
      onClose={onClose}
    >
      <SettingsFields shops={shops} settings={form.values} />
    </SheetForm>
  )
}

/** Changes an endpoint, switches it on or off, or removes it. */
export function WebhookSheet({ shopId, shops, endpoint, onClose }: SheetProps & { endpoint: Endpoint }) {
  const client = useQueryClient()
  const { endpointId } = endpoint
  const close = () => {
    void client.invalidateQueries({ queryKey: webhooksKey(shopId) })
    onClose()
  }
  const form = useDraftForm({
    draft: `integrations/${shopId}/webhooks/${endpointId}`,
    saved: endpoint,
    valuesOf: ({ name, url, events, shopIds, active }): Settings => ({ name, url, events, shopIds, active }),
    call: calls.saveWebhook,
    requestOf: (settings, { mark }) => ({ shopId, endpointId, mark, ...settings }),
    onSaved() {
      toast(t('integration.saved'))
      close()
    },
  })
  return (
    <SheetForm form={form} title={endpoint.name} ready={form.dirty && isReady(form.values)} onClose={onClose}>
      <Fields.Switch name="active" detail={t('integration.activeHint')}>
        {t('integration.active')}
      </Fields.Switch>
      <SettingsFields shops={shops} settings={form.values} />
      <RemoveDialog
        call={calls.removeWebhook}
        request={{ shopId, endpointId }}
        label={t('integration.removeWebhook')}
        title={t('integration.removeAsk', { name: endpoint.name })}
        hint={t('integration.removeHint')}
        onRemoved={close}
      />
    </SheetForm>
  )
}
