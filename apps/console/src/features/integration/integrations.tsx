import { t } from '@comanda/web/i18n'
import { PartTabs } from '../../ui/part-tabs.tsx'
import { Keys } from './keys.tsx'
import { WebhookList } from './webhooks.tsx'

const parts = {
  keys: { text: 'integration.keys', Show: Keys },
  webhooks: { text: 'integration.webhooks', Show: WebhookList },
} as const

/** Connections with other systems. For staff with the right to the brand's money. API-7 */
export function Integrations({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  return (
    <PartTabs view="integrations" title={t('integration.title')} shopId={shopId} parts={parts}>
      {({ Show }) => <Show shopId={shopId} timeZone={timeZone} />}
    </PartTabs>
  )
}
