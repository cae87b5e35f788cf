import type { RequestInputOf } from '@comanda/contract/core'
import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SubmitForm } from '../../forms/submit-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { sharedDevice, storeActive, storeDevice } from '../../platform/shared-device.ts'
import { devicesKey } from './queries.ts'

type Input = Omit<RequestInputOf<typeof calls.shareDevice>, 'shopId'>
const Fields = fieldsOf<Input>()

const MINUTES = [1, 2, 5, 10, 30, 60]

function ShareForm({ shopId, onShared }: { shopId: number; onShared: () => void }) {
  const client = useQueryClient()
  const form = useDraftForm({
    saved: undefined,
    valuesOf: (): Input => ({ name: '', idleMinutes: 5 }),
    call: calls.shareDevice,
    requestOf: values => ({ ...values, name: values.name.trim(), shopId }),
    onSaved({ device }, { idleMinutes }) {
      storeActive(Date.now())
      storeDevice({ device, idleMinutes })
      onShared()
      toast(t('console.deviceShared'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey(shopId) }),
  })
  const minutes = MINUTES.map(count => [count, t('console.minutes', { count })] as const)
  return (
    <SubmitForm form={form} action={t('console.shareDevice')}>
      <Text kind="quiet">{t('console.shareDeviceHint')}</Text>
      <Fields.Text name="name" label={t('console.deviceName')} autoFocus maxLength={40} />
      <Fields.Select name="idleMinutes" label={t('console.lockAfter')} options={minutes} />
    </SubmitForm>
  )
}

/** Makes this browser a shared tablet of the store, at which people sign in with their PINs. L5 */
export function ShareDevice({ shopId }: { shopId: number }) {
  const [shared, setShared] = useState(() => sharedDevice() !== undefined)
  const [open, setOpen] = useState(false)
  if (shared) return <Text kind="quiet">{t('console.deviceIsShared')}</Text>
  if (open) return <ShareForm shopId={shopId} onShared={() => setShared(true)} />
  return (
    <Button kind="soft" onClick={() => setOpen(true)}>
      {t('console.shareDevice')}
    </Button>
  )
}
