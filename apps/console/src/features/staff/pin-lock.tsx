import { staffCalls as calls } from '@comanda/contract/staff'
import { showNumber, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Delete } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Refused, send } from '../../platform/send.ts'
import { type StaffInfo, storeShop, storeToken } from '../../platform/session.ts'
import { type SharedDevice, storeActive, storeDevice } from '../../platform/shared-device.ts'
import { allowSound } from '../../platform/sound.ts'
import { QueryError } from '../../ui/loaded.tsx'
import styles from './pin-lock.module.css'
import { SignInCard } from './sign-in.tsx'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const MOST_DIGITS = 6

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

interface PinEntryProps extends Pick<PinLockProps, 'onSignedIn' | 'below'> {
  device: string
  person: { staffId: string; name: string }
  onBack: () => void
}

/** The PIN of one person, typed or tapped. */
function PinEntry({ device, person, onSignedIn, onBack, below }: PinEntryProps) {
  const { staffId, name } = person
  const [pin, setPin] = useState('')
  const signIn = useMutation({
    mutationFn: () => send(calls.signInByPin, { device, staffId, pin }),
    onSuccess({ token, staff }) {
      storeActive(Date.now())
      storeToken(token)
      const [shop] = staff.shops
      if (shop) storeShop(shop.shopId)
      onSignedIn(staff)
    },
    onError: () => setPin(''),
  })
  const add = (digit: number) => setPin(before => (before + String(digit)).slice(0, MOST_DIGITS))
  const submit = () => {
    void allowSound()
    if (!signIn.isPending && pin !== '') signIn.mutate()
  }
  return (
    <SignInCard title={name} hint={t('console.pinHint')} onSubmit={submit} below={below}>
      <Field label={t('console.pin')} error={signIn.error?.message}>
        <TextInput
          type="password"
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={MOST_DIGITS}
          value={pin}
          onChange={event => setPin(event.target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
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
          onClick={() => setPin(before => before.slice(0, -1))}
        />
      </div>
      <Button wide size="large" type="submit" busy={signIn.isPending}>
        {t('console.signIn')}
      </Button>
    </SignInCard>
  )
}
