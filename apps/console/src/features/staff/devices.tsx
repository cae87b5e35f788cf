import { staffCalls as calls } from '@comanda/contract/staff'
import { showDate, t } from '@comanda/web/i18n'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TabletSmartphone } from 'lucide-react'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { devicesKey } from './queries.ts'
import styles from './rights.module.css'

/** The shared tablets of the store. L5 */
export function Devices({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const client = useQueryClient()
  const query = useQuery({ queryKey: devicesKey(shopId), queryFn: () => send(calls.devices, { shopId }) })
  const refresh = () => client.invalidateQueries({ queryKey: devicesKey(shopId) })
  return (
    <Loaded query={query}>
      {({ devices }) => (
        <>
          <Text kind="quiet">{t('rights.devicesHint')}</Text>
          {devices.length === 0 && <EmptyState icon={<TabletSmartphone />} title={t('rights.noDevices')} />}
          <ul className={styles.people}>
            {devices.map(({ deviceId, name, idleMinutes, sharedBy, sharedAt }) => (
              <li key={deviceId}>
                <article className={styles.card} aria-label={name}>
                  <strong>{name}</strong>
                  <Text kind="quiet">{t('rights.locksAfter', { count: idleMinutes })}</Text>
                  <Text kind="quiet">
                    {sharedBy} · {showDate(sharedAt, 'dateTime', timeZone)}
                  </Text>
                  <div className={styles.actions}>
                    <RemoveDialog
                      call={calls.removeDevice}
                      request={{ shopId, deviceId }}
                      label={t('rights.stopSharing')}
                      title={t('rights.stopSharingAsk')}
                      hint={t('rights.stopSharingHint')}
                      onRemoved={refresh}
                    />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
