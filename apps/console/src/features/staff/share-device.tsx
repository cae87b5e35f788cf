import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../platform/send.ts'
import { sharedDevice, storeActive, storeDevice } from '../../platform/shared-device.ts'
import styles from './account.module.css'
import { devicesKey } from './queries.ts'

const MINUTES = [1, 2, 5, 10, 30, 60]

/** Makes this browser a shared tablet of the store, at which people sign in with their PINs. L5 */
export function ShareDevice({ shopId }: { shopId: number }) {
  const client = useQueryClient()
  const [shared, setShared] = useState(() => sharedDevice() !== undefined)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [idleMinutes, setMinutes] = useState(5)
  const share = useMutation({
    mutationFn: () => send(calls.shareDevice, { shopId, name, idleMinutes }),
    onSuccess({ device }) {
      storeActive(Date.now())
      storeDevice({ device, idleMinutes })
      setShared(true)
      toast(t('console.deviceShared'))
      return client.invalidateQueries({ queryKey: devicesKey(shopId) })
    },
  })
  if (shared) return <Text kind="quiet">{t('console.deviceIsShared')}</Text>
  if (!open)
    return (
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t('console.shareDevice')}
      </Button>
    )
  return (
    <form
      className={styles.password}
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '' && !share.isPending) share.mutate()
      }}
    >
      <Text kind="quiet">{t('console.shareDeviceHint')}</Text>
      <Field label={t('console.deviceName')} error={share.error?.message}>
        <TextInput
          name="device-name"
          autoFocus
          maxLength={40}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </Field>
      <Field label={t('console.lockAfter')}>
        <Select value={String(idleMinutes)} onChange={event => setMinutes(Number(event.target.value))}>
          {MINUTES.map(count => (
            <option key={count} value={count}>
              {t('console.minutes', { count })}
            </option>
          ))}
        </Select>
      </Field>
      <Button wide type="submit" busy={share.isPending}>
        {t('console.shareDevice')}
      </Button>
    </form>
  )
}
