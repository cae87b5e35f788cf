import { integrationCalls as calls } from '@comanda/contract/integration'
import { type ApiScope, apiScopes, type RequestInputOf, type ResponseOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'

type Board = ResponseOf<typeof calls.apiKeys>
export type ApiKey = Board['keys'][number]

export const keysKey = (shopId: number) => ['integration', shopId, 'keys']

interface Rights {
  name: string
  scopes: ApiScope[]
  shopIds: number[]
}

const scopeTexts = {
  'orders:read': 'integration.scope.ordersRead',
  'orders:write': 'integration.scope.ordersWrite',
  'menu:read': 'integration.scope.menuRead',
  'menu:write': 'integration.scope.menuWrite',
  'menu:publish': 'integration.scope.menuPublish',
  'members:read': 'integration.scope.membersRead',
  'members:contacts': 'integration.scope.membersContacts',
} as const satisfies Record<ApiScope, MessageKey>

const Fields = fieldsOf<Rights & { days: string }>()

/** The scopes and stores of a key. */
function RightsFields({ shops, rights }: { shops: Board['shops']; rights: Rights }) {
  return (
    <>
      <Fields.Text
        name="name"
        label={t('integration.name')}
        hint={t('integration.nameHint')}
        autoComplete="off"
        maxLength={60}
      />
      <Fields.Checks
        name="scopes"
        legend={t('integration.scopes')}
        error={rights.scopes.length === 0 ? t('integration.oneScope') : undefined}
        options={apiScopes.map(scope => [scope, t(scopeTexts[scope])] as const)}
      />
      <Fields.Checks
        name="shopIds"
        legend={t('rights.stores')}
        error={rights.shopIds.length === 0 ? t('rights.oneStore') : undefined}
        options={shops.map(one => [one.shopId, one.shopName] as const)}
      />
    </>
  )
}

const isReady = ({ name, scopes, shopIds }: Rights): boolean =>
  name.trim() !== '' && scopes.length > 0 && shopIds.length > 0

interface SheetProps {
  shopId: number
  shops: Board['shops']
  onClose: () => void
}

const DAY_MS = 86_400_000

/** A new key: its name, scopes, stores and expiry. */
export function NewKeySheet({ shopId, shops, onCreated, onClose }: SheetProps & { onCreated: (key: string) => void }) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `integrations/${shopId}/keys/new`,
    saved: { name: '', scopes: ['orders:read', 'orders:write'] as ApiScope[], shopIds: [shopId], days: '' },
    valuesOf: saved => ({ ...saved }),
    call: calls.createApiKey,
    requestOf: ({ days, ...rights }): RequestInputOf<typeof calls.createApiKey> => ({
      shopId,
      ...rights,
      ...(days !== '' && { expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString() }),
    }),
    onSaved({ key }) {
      void client.invalidateQueries({ queryKey: keysKey(shopId) })
      onClose()
      onCreated(key)
    },
  })
  return (
    <SheetForm
      form={form}
      title={t('integration.addKey')}
      action={t('integration.create')}
      ready={isReady(form.values)}
      onClose={onClose}
    >
      <RightsFields shops={shops} rights={form.values} />
      <Fields.Select
        name="days"
        label={t('integration.expiry')}
        options={(['', '30', '90', '365'] as const).map(
          days => [days, t(`integration.expiry.${days || 'never'}`)] as const,
        )}
      />
    </SheetForm>
  )
}

/** Changes what a key may do, or revokes it. */
export function KeySheet({ shopId, shops, apiKey, onClose }: SheetProps & { apiKey: ApiKey }) {
  const client = useQueryClient()
  const { keyId } = apiKey
  const close = () => {
    void client.invalidateQueries({ queryKey: keysKey(shopId) })
    onClose()
  }
  const form = useDraftForm({
    draft: `integrations/${shopId}/keys/${keyId}`,
    saved: apiKey,
    valuesOf: ({ name, scopes, shopIds }): Rights => ({ name, scopes, shopIds }),
    call: calls.saveApiKey,
    requestOf: (rights, { mark }) => ({ shopId, keyId, mark, ...rights }),
    onSaved() {
      toast(t('integration.saved'))
      close()
    },
  })
  return (
    <SheetForm form={form} title={apiKey.name} ready={form.dirty && isReady(form.values)} onClose={onClose}>
      <Text kind="quiet">{t('integration.keyHint')}</Text>
      <RightsFields shops={shops} rights={form.values} />
      <RemoveDialog
        call={calls.revokeApiKey}
        request={{ shopId, keyId }}
        label={t('integration.revoke')}
        title={t('integration.revokeAsk', { name: apiKey.name })}
        hint={t('integration.revokeHint')}
        onRemoved={close}
      />
    </SheetForm>
  )
}
