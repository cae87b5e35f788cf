import type { ResponseOf } from '@comanda/contract/core'
import { staffCalls as calls } from '@comanda/contract/staff'
import { showNumber, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Delete } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { FormFields, problemBesideFields } from '../../forms/settings-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { Refused, send } from '../../platform/send.ts'
import { type StaffInfo, storeShop, storeToken } from '../../platform/session.ts'
import { type SharedDevice, storeActive, storeDevice } from '../../platform/shared-device.ts'
import { allowSound } from '../../platform/sound.ts'
import { QueryError } from '../../ui/loaded.tsx'
import styles from './pin-lock.module.css'
import { SignInCard } from './sign-in.tsx'

const Fields = fieldsOf<{ pin: string }>()

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const MAX_DIGITS = 6

interface PinLockProps {
  shared: SharedDevice
  onSignedIn: (staff: StaffInfo) => void
  /** The device is no longer shared, or a person prefers their password. */
  onPassword: () => void
  below: ReactNode
}

/** The locked screen of a shared tablet: the people of the store, then the PIN of one of them. L5 */
export function PinLock({ shared, onSignedIn, onPassword, below }: PinLockProps) {
  const { device } = shared
  const [chosen, setChosen] = useState<string>()
  const query = useQuery({ queryKey: ['deviceStaff', device], queryFn: () => send(calls.deviceStaff, { device }) })
  const { data } = query
  useEffect(() => {
    if (data) storeDevice({ device, idleMinutes: data.idleMinutes })
  }, [data, device])
  const gone = query.error instanceof Refused && query.error.status !== 0 && query.error.status < 500
  useEffect(() => {
    if (!gone) return
    storeDevice(undefined)
    onPassword()
  }, [gone, onPassword])
  const person = data?.people.find(one => one.staffId === chosen)
  if (person)
    return (
      <PinEntry
        device={device}
        person={person}
        onSignedIn={onSignedIn}
        onBack={() => setChosen(undefined)}
        below={below}
      />
    )
  return (
    <SignInCard
      title={data?.shopName ?? t('console.title')}
      hint={t(data?.people.length === 0 ? 'console.pinNone' : 'console.pinChoose')}
      onSubmit={() => {}}
      below={below}
    >
      {!data && (query.error ? <QueryError query={query} /> : <Skeleton height={160} />)}
      <div className={styles.people}>
        {data?.people.map(({ staffId, name }) => (
          <Button key={staffId} wide size="large" kind="soft" onClick={() => setChosen(staffId)}>
            {name}
          </Button>
        ))}
      </div>
      <Button wide kind="plain" onClick={onPassword}>
        {t('console.usePassword')}
      </Button>
    </SignInCard>
  )
}

interface PinPadProps {
  pin: string
  onChange: (pin: string) => void
  onBack: () => void
}

/** Buttons for the digits of a PIN. */
function PinPad({ pin, onChange, onBack }: PinPadProps) {
  const add = (digit: number) => onChange((pin + String(digit)).slice(0, MAX_DIGITS))
  return (
    <div className={styles.pad} role="group" aria-label={t('console.pinHint')}>
      {DIGITS.map(digit => (
        <Button key={digit} size="large" kind="soft" onClick={() => add(digit)}>
          {showNumber(digit)}
        </Button>
      ))}
      <Button size="large" kind="plain" onClick={onBack}>
        {t('console.goBack')}
      </Button>
      <Button size="large" kind="soft" onClick={() => add(0)}>
        {showNumber(0)}
      </Button>
      <Button
        size="large"
        kind="plain"
        aria-label={t('console.pinDelete')}
        icon={<Delete aria-hidden="true" size={22} />}
        onClick={() => onChange(pin.slice(0, -1))}
      />
    </div>
  )
}

/** Stores the session of a person at this tablet, which locks again once it is not used. L5 */
function enter({ token, staff }: ResponseOf<typeof calls.signInByPin>) {
  storeActive(Date.now())
  storeToken(token)
  const [shop] = staff.shops
  if (shop) storeShop(shop.shopId)
}

interface PinEntryProps extends Pick<PinLockProps, 'onSignedIn' | 'below'> {
  device: string
  person: { staffId: string; name: string }
  onBack: () => void
}

/** The PIN of one person, typed or tapped. */
function PinEntry({ device, person, onSignedIn, onBack, below }: PinEntryProps) {
  const { staffId, name } = person
  const form = useDraftForm({
    saved: undefined,
    valuesOf: () => ({ pin: '' }),
    call: calls.signInByPin,
    requestOf: values => ({ ...values, device, staffId }),
    onSaved(session) {
      enter(session)
      onSignedIn(session.staff)
    },
    onFailed: (): void => form.form.setValue('pin', ''),
  })
  const change = (pin: string) => form.form.setValue('pin', pin)
  const { pin } = form.values
  const submit = () => {
    void allowSound()
    if (!form.busy && pin !== '') form.save()
  }
  return (
    <SignInCard title={name} hint={t('console.pinHint')} onSubmit={submit} below={below}>
      <FormFields form={form}>
        <Fields.Text
          name="pin"
          label={t('console.pin')}
          error={problemBesideFields(form)}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={MAX_DIGITS}
          parse={text => text.replaceAll(/\D/g, '')}
        />
      </FormFields>
      <PinPad pin={pin} onChange={change} onBack={onBack} />
      <Button wide size="large" type="submit" busy={form.busy}>
        {t('console.signIn')}
      </Button>
    </SignInCard>
  )
}
